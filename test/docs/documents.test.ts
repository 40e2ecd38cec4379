import { execFileSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { expect } from 'chai'

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

/** Headings as the anchors that a Markdown page gives them. */
const anchorsOf = (text: string) =>
  [...text.matchAll(/^#+ (.+)$/gm)].map(match =>
    match[1]!
      .toLowerCase()
      .replace(/[^\p{L}\p{N} _-]/gu, '')
      .replaceAll(' ', '-'),
  )

describe('documents', () => {
  it('open the README with the two commands', () => {
    const commands = [...read('README.md').matchAll(/^(npm .+)$/gm)].map(match => match[1]!.replace(/\s+#.*$/, ''))
    expect(commands.slice(0, 2)).to.deep.equal(['npm ci && npm start', 'npm ci && npm test'])
  })

  it('link only to files and headings that exist', () => {
    const broken = DOCUMENTS.flatMap(document =>
      [...read(document).matchAll(/\]\(([^)\s]+)\)/g)].flatMap(match => {
        const [path = '', anchor] = match[1]!.split('#')
        if (/^[a-z]+:/.test(path)) return []
        const target = path === '' ? document : join(dirname(document), path)
        if (!existsSync(join(ROOT, target))) return [`${document}: ${match[1]}`]
        return anchor === undefined || anchorsOf(read(target)).includes(anchor) ? [] : [`${document}: ${match[1]}`]
      }),
    )
    expect(broken).to.deep.equal([])
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
