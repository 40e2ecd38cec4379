import { spawn, spawnSync, type ChildProcess } from 'node:child_process'
import { cpSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect } from 'chai'
import { parse as parseToml } from 'smol-toml'
import { checkSettings } from '../../src/config/check-settings.ts'
import { VERSION } from '../../src/lib/version.ts'
import { parseRegistryFile } from '../../src/registry/file/read-registry-file.ts'
import { createProject, programCommand, type Project } from '../support/project.ts'
import { DOCUMENTS, findExamples, fits, readBlocks, type Example } from './support/read-examples.ts'

const ROOT = join(import.meta.dirname, '../..')
const EXAMPLES = DOCUMENTS.flatMap(document => findExamples(document))

describe('npx agent', () => {
  it('runs the program of this checkout, as the documents write it', () => {
    const { status, stdout, stderr } = spawnSync('npx', ['--no-install', 'agent', '--version'], {
      cwd: ROOT,
      encoding: 'utf8',
    })
    expect(status, stderr).to.equal(0)
    expect(stdout).to.equal(`${VERSION}\n`)
  })
})

describe('reading examples', () => {
  const page = '```sh run\necho 1\n```\n\n```text output\n…\n```\n\n```sh\necho 2\n```\n\n```text output\n2\n```\n'

  it('takes the blocks that are marked, with what they print', () => {
    expect(findExamples('page.md', page).map(({ text, output }) => [text, output])).to.deep.equal([['echo 1\n', '…\n']])
  })

  it('compares what is shown with what was printed', () => {
    expect(fits('a … b\n', 'a 17 b')).to.equal(true)
    expect(fits('a\n…\nd', 'a\nb\nc\nd  \n')).to.equal(true)
    expect(fits('3 rooms.', '30 rooms.')).to.equal(false)
    expect(fits('a … b', 'a 17 c')).to.equal(false)
  })
})

/** Every marked block of the documents, on the demo and the example service that are started once. */
describe('examples of the documents', function () {
  this.timeout(60_000)
  let project: Project
  let service: ChildProcess
  let servicePort: string

  before(async () => {
    project = await createProject()
    cpSync(join(ROOT, 'examples'), join(project.folder, 'examples'), { recursive: true })
    const pageTests = join(project.folder, 'examples/documentation-page.md')
    writeFileSync(pageTests, withPorts(readFileSync(pageTests, 'utf8')))
    symlinkSync(join(ROOT, 'node_modules'), join(project.folder, 'node_modules'))
    service = spawn(process.execPath, [join(ROOT, 'examples/bookings/server.js'), '0'], { cwd: project.folder })
    const [said, started] = await Promise.all([
      new Promise<string>(resolve => service.stdout!.once('data', chunk => resolve(String(chunk)))),
      project.run(['start', 'demo']),
    ])
    servicePort = /:(\d+)\//.exec(said)![1]!
    expect(started.code, started.stdout + started.stderr).to.equal(0)
  })
  after(async () => {
    service.kill()
    await project.remove()
  })

  /** The text with the ports of this project in place of the usual ones. */
  const withPorts = (text: string) =>
    text
      .replaceAll(':8005', `:${project.ports.agent}`)
      .replaceAll(':8001', `:${project.ports.registry}`)
      .replaceAll(':8888', `:${project.ports.territory}`)
      .replaceAll(':8007', `:${project.ports.crm}`)
      .replaceAll(':9000', `:${servicePort}`)

  const program = programCommand()
    .map(word => `'${word}'`)
    .join(' ')
  /** The program under test stands for `agent`, however it is written. */
  const asShell = (text: string) =>
    `agent() { ${program} "$@"; }\n${withPorts(text).replaceAll(/^(?:npx agent|node bin\/agent\.js|dist\/agent) /gm, 'agent ')}`

  async function run({
    language,
    text,
    line,
  }: Example): Promise<{ status: number | null; stdout: string; stderr: string }> {
    const file = join(project.folder, `example-${line}.${language === 'sh' ? 'sh' : language}`)
    writeFileSync(file, language === 'sh' ? asShell(text) : withPorts(text))
    const [command, ...args] = language === 'sh' ? ['bash', '-e', file] : [process.execPath, file]
    const child = spawn(command!, args, { cwd: project.folder })
    let stdout = ''
    let stderr = ''
    child.stdout.on('data', chunk => (stdout += String(chunk)))
    child.stderr.on('data', chunk => (stderr += String(chunk)))
    const status = await new Promise<number | null>(resolve => child.on('close', resolve))
    return { status, stdout, stderr }
  }

  it('of the reference pages reach what they stand for', async () => {
    expect(REQUESTS.length).to.be.greaterThan(30)
    const wrong = await Promise.all(
      REQUESTS.map(async ({ document, url }) => {
        const response = await fetch(withPorts(url))
        const body = await response.text()
        const isThere = response.ok || (response.status === 404 && !body.includes('Nothing is served'))
        return isThere || response.status === 410 ? [] : [`${document}: ${url}: ${response.status} ${body}`]
      }),
    )
    expect(wrong.flat()).to.deep.equal([])
  })

  it('are there', () => expect(EXAMPLES.length).to.be.greaterThan(8))

  for (const example of EXAMPLES)
    it(`${example.document}:${example.line} ${example.text.split('\n')[0]}`, async () => {
      const { status, stdout, stderr } = await run(example)
      expect(status, stdout + stderr).to.equal(0)
      if (example.output !== undefined && !fits(withPorts(example.output), stdout))
        expect(stdout.trim(), stderr).to.equal(withPorts(example.output).trim())
    })
})

/** Requests of the generated pages: each reaches the endpoint that it stands for, with what that takes. */
const REQUESTS = DOCUMENTS.filter(name => /reference\/\w+-api\.md$/.test(name)).flatMap(document =>
  readBlocks(document)
    .filter(({ text }) => /^curl -s '?http/.test(text) && !text.includes('-d '))
    .map(({ text }) => ({ document, url: /'?(http[^\s']+)'?/.exec(text)![1]! })),
)

describe('blocks of the documents', () => {
  const blocks = DOCUMENTS.flatMap(document => readBlocks(document))

  it('that show a file show it as it is', () => {
    const shown = blocks.flatMap(block => {
      const file = block.marks.find(mark => mark.startsWith('file='))?.slice(5)
      return file === undefined ? [] : [{ ...block, file }]
    })
    for (const { document, line, file, text } of shown)
      expect(text, `${document}:${line} shows ${file}`).to.equal(readFileSync(join(ROOT, file), 'utf8'))
  })

  it('have no output without an example before it', () => {
    const lost = blocks.filter(
      ({ marks, document }, index) =>
        marks.includes('output') &&
        !(blocks[index - 1]?.document === document && blocks[index - 1]!.marks.includes('run')),
    )
    expect(lost.map(({ document, line }) => `${document}:${line}`)).to.deep.equal([])
  })

  it('are settings that the program takes where they are TOML', () => {
    const shown = blocks.filter(({ language }) => language === 'toml')
    expect(shown.length).to.be.greaterThan(3)
    const added = ['model.provider'] // docs/extending.md adds one.
    const problems = shown.flatMap(({ document, line, text }) =>
      checkSettings(parseToml(text), key => key)
        .filter(({ key }) => !(document === 'docs/extending.md' && added.includes(key ?? '')))
        .map(problem => `${document}:${line} ${problem.key}: ${problem.message}`),
    )
    expect(problems).to.deep.equal([])
  })

  it('are registry files that the program takes where they look like one', () => {
    const shown = blocks.filter(
      ({ language, text, document }) =>
        /^ya?ml$/.test(language) &&
        /^(services|mcpServers|trmServices|servers):/m.test(text) &&
        document !== 'docs/extending.md',
    )
    expect(shown.length).to.be.greaterThan(3)
    const environment = Object.fromEntries(
      shown.flatMap(({ text }) => [...text.matchAll(/\$\{(\w+)/g)].map(([, name]) => [name!, 'x'])),
    )
    const problems = shown.flatMap(({ document, line, text }) => {
      const { services, problems: loose } = parseRegistryFile(text, '', { environment, settings: {} })
      const broken = services.flatMap(service => ('problem' in service ? [service.problem] : []))
      return [...loose.map(({ message }) => message), ...broken].map(why => `${document}:${line} ${why}`)
    })
    expect(problems).to.deep.equal([])
  })

  it('are JSON where they say so', () => {
    const broken = blocks.filter(({ language, text }) => {
      if (language !== 'json') return false
      try {
        JSON.parse(text.replaceAll(/…(?=\s*[\]}])|,\s*…/g, ''))
        return false
      } catch {
        return true
      }
    })
    expect(broken.map(({ document, line }) => `${document}:${line}`)).to.deep.equal([])
  })
})
