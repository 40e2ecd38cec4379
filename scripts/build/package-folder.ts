/** Where the page's build writes which packages are part of the page (scripts/build-page.ts). */
export const PAGE_PACKAGES = 'dist/page-packages.json'

/** `node_modules/@a/b/lib/c.js` → `node_modules/@a/b`; undefined for own files. */
export const packageFolder = (file: string): string | undefined =>
  /^.*node_modules\/(?:@[^/]+\/)?[^/]+(?=\/)/.exec(file.replaceAll('\\', '/'))?.[0]
