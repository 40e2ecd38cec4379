import type { Plugin } from 'vite'

/**
 * Of marked the page uses the lexer alone, but the module makes and decorates an instance of everything at its end, which no
 * bundler may leave out: that end goes (3.3 kB of 15.3 gzipped). A marked that is written otherwise stays as it is.
 */
export const lexerAlone: Plugin = {
  name: 'lexer-alone',
  transform(code, id) {
    if (!id.includes('/marked/lib/marked.esm')) return undefined
    const [, lexer] = /export\{[^}]*?(\w+) as Lexer\b/.exec(code) ?? []
    const end = code.lastIndexOf('}};var ')
    if (!lexer || !/^\}\};var \w+=new \w+;function /.test(code.slice(end))) return undefined
    return { code: `${code.slice(0, end + 3)}export{${lexer} as Lexer}`, map: null }
  },
}
