/** The built chat page: one HTML file with everything in it, `%NONCE%` where the nonce of a response goes. */
export const PAGE_ASSET = 'dist/page/index.html'
