import { posix } from 'node:path'
import type { Plugin, Rolldown } from 'vite'

/** Where the scripts of the page keep what they give to each other, by the name of their file. */
const SHARED = 'globalThis.agentPage'

/**
 * Puts the style and every script that the page begins with into the page itself, each with the place of a nonce: one
 * file that shows a conversation without loading another one. What is imported on demand stays files under assets/ of
 * the same server. Scripts share modules (one Preact, one state), and a script that stands in the page has no address:
 * its exports become a global object, and imports of it read that.
 */
export const inlinePage: Plugin = {
  name: 'inline-page',
  enforce: 'post',
  generateBundle(_options, bundle) {
    const files = Object.values(bundle)
    const page = files.find(({ fileName }) => fileName.endsWith('.html')) as Rolldown.OutputAsset
    const style = files.find(({ fileName }) => fileName.endsWith('.css')) as Rolldown.OutputAsset
    const chunks = new Map(files.filter(file => file.type === 'chunk').map(chunk => [chunk.fileName, chunk]))
    const inline = inOrder(
      [...chunks.values()].find(({ isEntry }) => isEntry)!,
      chunks,
    )
    const standing = new Set(inline.map(({ fileName }) => fileName))
    const scripts = inline.map(chunk => toInline(readShared(chunk, standing), chunk.fileName))
    for (const chunk of chunks.values()) if (!standing.has(chunk.fileName)) chunk.code = readShared(chunk, standing)
    for (const name of [style.fileName, ...standing]) delete bundle[name]
    page.source = String(page.source)
      .replace(/<(?:script type="module"|link rel="(?:stylesheet|modulepreload)")[^>]*>(?:<\/script>)?\s*/g, '')
      .replace('</head>', () => `<style nonce="%NONCE%">${String(style.source)}</style></head>`)
      .replace(
        '</body>',
        () => `${scripts.map(code => `<script type="module" nonce="%NONCE%">${code}</script>`).join('')}</body>`,
      )
  },
}

/** A script and all that it imports at its beginning, what is imported before what imports it. */
function inOrder(
  chunk: Rolldown.OutputChunk,
  all: ReadonlyMap<string, Rolldown.OutputChunk>,
  done: Rolldown.OutputChunk[] = [],
): Rolldown.OutputChunk[] {
  for (const name of chunk.imports) if (!done.includes(all.get(name)!)) inOrder(all.get(name)!, all, done)
  if (!done.includes(chunk)) done.push(chunk)
  return done
}

/** `import{b as c}from"./x.js"` of a script that stands in the page → `const{b:c}=…`. Throws for another form of it. */
function readShared({ code, fileName, imports }: Rolldown.OutputChunk, standing: ReadonlySet<string>): string {
  const target = (path: string) => posix.join(posix.dirname(fileName), path)
  const changed = code.replace(
    /import\s*(?:\{([^{}]*)\}\s*from\s*)?["'`]([\w./-]+)["'`];?/g,
    (whole, names: string, path: string) => {
      if (!standing.has(target(path))) return whole
      return names ? `const{${swap(names)}}=${SHARED}[${JSON.stringify(target(path))}];` : ''
    },
  )
  for (const name of imports)
    if (standing.has(name) && new RegExp(`from\\s*["'\`][^"'\`]*${posix.basename(name)}`).test(changed))
      throw new Error(`${fileName} imports ${name} in a way that scripts/inline-page.ts does not know.`)
  return changed
}

/** `export{a as b}` → a global object; `</script` and `<!--` would end or hide the script (HTML § 4.12.1.3). */
const toInline = (code: string, fileName: string): string =>
  code
    // What Vite would fill in later: files to load before a part, of which there are none.
    .replaceAll('__VITE_PRELOAD__', '[]')
    .replace(
      /export\s*\{([^{}]*)\};?\s*$/,
      (_, names: string) => `(${SHARED}??={})[${JSON.stringify(fileName)}]={${swap(names, true)}};`,
    )
    .replace(/<(?=\/script|!--)/gi, String.raw`\x3c`)

/** `a as b,c` → `a:b,c:c`; turned round for exports, whose inner name comes first. */
const swap = (names: string, isTurned = false): string =>
  names
    .split(',')
    .map(name => name.trim().split(/\s+as\s+/) as [string, string?])
    .filter(([first]) => first)
    .map(([first, second = first]) => (isTurned ? `${second}:${first}` : `${first}:${second}`))
    .join(',')
