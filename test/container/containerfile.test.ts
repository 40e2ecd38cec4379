import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect } from 'chai'
import { DockerfileParser, type Copy, type Instruction } from 'dockerfile-ast'
import { validate } from 'dockerfile-utils'
import { createProgram } from '../../src/cli/program.ts'
import { ENVIRONMENT_SETTINGS } from '../../src/config/environment.ts'
import { Settings } from '../../src/config/settings.ts'

const ROOT = join(import.meta.dirname, '../..')
const text = readFileSync(join(ROOT, 'Containerfile'), 'utf8')
const file = DockerfileParser.parse(text)
const words = (instruction: Instruction) => instruction.getArguments().map(one => one.getValue())
const all = (keyword: string) => file.getInstructions().filter(one => one.getKeyword() === keyword)
/** The words of a command in brackets. */
const command = (keyword: string) =>
  all(keyword).flatMap(one => JSON.parse(/\[.*\]$/.exec(one.getTextContent())![0]) as string[])
const isFromStage = (copy: Copy) => copy.getFlags().some(flag => flag.getName() === 'from')

/** An image cannot be built here: what can be known without is checked. */
describe('Containerfile', () => {
  it('is valid', () => {
    expect(validate(text).map(({ message }) => message)).to.deep.equal([])
    expect(validate(text.replace('--interval', '--interva'))).to.have.length(1)
  })

  it('has two stages, of images with a tag', () => {
    const arg = /^ARG BASE=(\S+)$/m.exec(text)![1]
    const images = file.getFROMs().map(from => from.getImage()!.replace('${BASE}', arg!))
    expect(images).to.have.length(2)
    for (const image of images)
      expect(image)
        .to.match(/^[\w./-]+:[\w.-]+$/)
        .and.not.match(/:latest$/)
  })

  it('copies only what is there', () => {
    const ignored = readFileSync(join(ROOT, '.containerignore'), 'utf8')
      .split('\n')
      .filter(line => line && !line.startsWith('#'))
    const copies = all('COPY') as Copy[]
    const own = copies.filter(one => !isFromStage(one)).flatMap(one => words(one).slice(0, -1))
    expect(own).to.include('package.json')
    for (const source of own) {
      expect(existsSync(join(ROOT, source)), source).to.equal(true)
      expect(ignored, source).not.to.include(source)
    }
    const { scripts } = JSON.parse(readFileSync(join(ROOT, 'package.json'), 'utf8')) as { scripts: { build: string } }
    expect(scripts.build).to.include('scripts/build.ts')
    expect(readFileSync(join(ROOT, 'scripts/build.ts'), 'utf8')).to.match(/DIST, `agent/)
    const built = copies.filter(isFromStage).map(one => words(one)[0])
    expect(built).to.deep.equal(['/build/dist/agent', '/project'])
  })

  it('leaves out what must not get into an image', () => {
    const ignored = readFileSync(join(ROOT, '.containerignore'), 'utf8').split('\n')
    expect(ignored).to.include.members(['.agent', '.git', 'node_modules', 'dist', '**/*.env', '**/*.key', '**/*.pem'])
  })

  it('runs only commands that there are', () => {
    const { scripts } = JSON.parse(readFileSync(join(ROOT, 'package.json'), 'utf8')) as { scripts: object }
    const run = all('RUN').flatMap(one =>
      one
        .getArgumentsContent()!
        .split('&&')
        .map(part => part.trim()),
    )
    expect(run).to.have.length(3)
    for (const line of run) {
      const [program, first, second] = line.split(' ')
      expect(program, line).to.be.oneOf(['npm', 'mkdir'])
      if (program === 'npm' && first === 'run') expect(scripts, line).to.have.property(second!)
      else if (program === 'npm') expect(first, line).to.equal('ci')
    }
    const program = command('ENTRYPOINT')[0]!
    const check = command('HEALTHCHECK')
    expect(check[0]).to.equal(program)
    for (const [name, ...rest] of [command('CMD'), check.slice(1)]) {
      const known = createProgram().commands.find(one => one.name() === name)
      expect(known, name).to.not.equal(undefined)
      for (const option of rest.filter(word => word.startsWith('-')))
        expect(known!.options.map(({ long }) => long)).to.include(option)
    }
    expect((all('COPY') as Copy[]).map(one => words(one).at(-1))).to.include(program)
  })

  it('runs as nobody, keeps its state in a volume, and names ports and variables that there are', () => {
    expect(words(all('USER').at(-1)!)[0]).to.match(/^[1-9]\d*:[1-9]\d*$/)
    expect(command('VOLUME')).to.deep.equal([words(all('WORKDIR').at(-1)!)[0]])
    const { demo } = Settings.parse({})
    expect(words(all('EXPOSE')[0]!).map(Number)).to.deep.equal([demo.port, demo.api_registry_port])
    for (const assignment of all('ENV').flatMap(words))
      expect(ENVIRONMENT_SETTINGS).to.have.property(assignment.split('=')[0]!)
  })
})
