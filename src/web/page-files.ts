/** Folder of the built chat page. */
export const PAGE_FOLDER = 'dist/page'
/** The page itself: `%NONCE%` stands where the nonce of a response goes. */
export const PAGE_FILE = 'index.html'

/** Whether a path leads to the page or a part of it: nothing that differs from one person to the other. */
export const isPageFile = (path: string) => path === '/' || /^\/assets\/[\w-]+\.js$/.test(path)
