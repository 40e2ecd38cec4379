/** Folder of the built chat page. */
export const PAGE_FOLDER = 'dist/page'
/** The page itself: `%NONCE%` stands where the nonce of a response goes. */
export const PAGE_FILE = 'index.html'
