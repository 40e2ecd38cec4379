import { execFileSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { expect } from 'chai'
import { marked } from 'marked'

const ROOT = join(import.meta.dirname, '../..')
const read = (name: string) => readFileSync(join(ROOT, name), 'utf8')

/** Everything that belongs to the project: known to git, or new and not ignored. */
const FILES = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard'], {
  cwd: ROOT,
  encoding: 'utf8',
})
  .split('\n')
  .filter(name => name !== '' && existsSync(join(ROOT, name)))
const DOCUMENTS = FILES.filter(name => name.endsWith('.md'))

/** A page without its fenced blocks. */
const proseOf = (text: string) => text.replaceAll(/^( *)(`{3,})[^]*?^ *\2$/gm, '')

/** Headings as the anchors that GitHub gives them; one that comes again gets a number. */
function anchorsOf(text: string): Set<string> {
  const anchors = new Set<string>()
  for (const [, heading] of proseOf(text).matchAll(/^#+ (.+)$/gm)) {
    const anchor = heading!
      .toLowerCase()
      .replaceAll(/\[([^\]]*)\]\([^)]*\)/g, '$1')
      .replace(/[^\p{L}\p{N} _-]/gu, '')
      .replaceAll(' ', '-')
    let number = 0
    while (anchors.has(number ? `${anchor}-${number}` : anchor)) number++
    anchors.add(number ? `${anchor}-${number}` : anchor)
  }
  return anchors
}

/** Where the links and pictures of a page lead. */
const linksOf = (text: string) => [...proseOf(text).matchAll(/\]\(([^)\s]+)\)/g)].map(match => match[1]!)
/** The file that a link leads to. */
const targetOf = (document: string, link: string) => join(dirname(document), link.split('#')[0]!)

describe('documents', () => {
  it('open the README with the two commands', () => {
    const commands = [...read('README.md').matchAll(/^(npm .+)$/gm)].map(match => match[1]!.replace(/\s+#.*$/, ''))
    expect(commands.slice(0, 2)).to.deep.equal(['npm ci && npm start', 'npm ci && npm test'])
  })

  it('link only to files and headings that exist', () => {
    const broken = DOCUMENTS.flatMap(document =>
      linksOf(read(document)).flatMap(link => {
        const [path = '', anchor] = link.split('#')
        if (/^[a-z]+:/.test(path)) return []
        const target = path === '' ? document : targetOf(document, link)
        if (!existsSync(join(ROOT, target))) return [`${document}: ${link}`]
        return anchor === undefined || anchorsOf(read(target)).has(anchor) ? [] : [`${document}: ${link}`]
      }),
    )
    expect(broken).to.deep.equal([])
  })

  it('are all linked from an index: docs/README.md, or the one of their folder', () => {
    const indexes = ['docs/README.md', 'docs/decisions/README.md']
    const linked = new Set(indexes.flatMap(index => linksOf(read(index)).map(link => targetOf(index, link))))
    // Figures behind a page that is linked.
    const behind = new Set(['docs/browser-guard-vectors.md'])
    const pages = DOCUMENTS.filter(name => name.startsWith('docs/') && !indexes.slice(0, 1).includes(name))
    expect(pages.filter(name => !linked.has(name) && !behind.has(name))).to.deep.equal([])
  })

  it('have one title, and say in words below it what the page is for', () => {
    const pages = DOCUMENTS.filter(name => /^docs\/[\w-]+\.md$/.test(name))
    const wrong = pages.filter(name => {
      const prose = proseOf(read(name)).replaceAll(/<!--[^]*?-->/g, '')
      return !/^# .+\n+(?![#|!>])\S/.test(prose) || [...prose.matchAll(/^# /gm)].length !== 1
    })
    expect(wrong).to.deep.equal([])
  })

  it('are whole as GitHub shows them: tables have their cells, and nothing is taken for markup', () => {
    const wrong = DOCUMENTS.flatMap(name => {
      const found: string[] = []
      void marked.walkTokens(marked.lexer(read(name)), token => {
        if (token.type === 'html' && !token.raw.trim().startsWith('<!--')) found.push(`${name}: ${token.raw.trim()}`)
        if (token.type !== 'table') return
        const cells = (line: string) => line.replaceAll('\\|', '').split('|').length
        const [head = '', ...rows] = token.raw.trim().split('\n')
        for (const row of rows) if (cells(row) !== cells(head)) found.push(`${name}: ${row}`)
      })
      return found
    })
    expect(wrong).to.deep.equal([])
  })

  it('name only npm scripts that exist', () => {
    const { scripts } = JSON.parse(read('package.json')) as { scripts: Record<string, string> }
    const unknown = DOCUMENTS.flatMap(document =>
      [...read(document).matchAll(/npm run (?:-s )?([a-z][\w:-]*)/g)]
        .filter(match => !(match[1]! in scripts))
        .map(match => `${document}: ${match[0]}`),
    )
    expect(unknown).to.deep.equal([])
  })

  it('name only files of the project that exist', () => {
    const missing = DOCUMENTS.flatMap(document =>
      [...read(document).matchAll(/`((?:src|test|scripts|bench|config|docs|bin)\/[\w./-]+)`/g)]
        .filter(match => !existsSync(join(ROOT, match[1]!)))
        .map(match => `${document}: ${match[1]}`),
    )
    expect(missing.filter(line => !line.endsWith('dist/agent'))).to.deep.equal([])
  })

  it('name no place of one machine, nor does the code', () => {
    const place = new RegExp(`(^|[\\s"'\`(=])/(${['work', 'farm', 'root', 'home'].join('|')})/`)
    const text = FILES.filter(
      name => /\.(md|ts|js|json|toml|yaml|html|css)$/.test(name) && name !== 'package-lock.json',
    )
    const found = text.filter(name => place.test(read(name)))
    expect(found).to.deep.equal([])
  })
})
