import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect } from 'chai'
import { createJsonlSource, JsonlEntry } from '../../src/registry/sources/jsonl/jsonl-source.ts'

const ROWS = '{"name":"oak","height":21.5,"old":true}\n\n{"name":"elm","height":9,"old":false}\n'
const CALL = { toolName: 'garden_list_trees', signal: AbortSignal.timeout(5_000), timeout: 5_000, headers: {} }

describe('a service that is a file of JSON lines', () => {
  let folder: string
  const open = async (text: string) => {
    writeFileSync(join(folder, 'trees.jsonl'), text)
    const entry = JsonlEntry.parse({ name: 'garden', type: 'jsonl', url: join(folder, 'trees.jsonl') })
    const source = createJsonlSource(entry)
    await source.open(CALL.signal)
    return source
  }

  beforeEach(() => void (folder = mkdtempSync(join(tmpdir(), 'agent-jsonl-'))))
  afterEach(() => rmSync(folder, { recursive: true }))

  it('has a tool that lists the records, with their fields as arguments', async () => {
    const [tool] = (await open(ROWS)).list()
    expect(tool).to.include({ name: 'list_trees', readOnly: true })
    expect(tool!.parameters.map(({ name, type }) => `${name} ${type}`)).to.deep.equal([
      'name string',
      'height integer',
      'old boolean',
    ])
  })

  it('gives the records that have the asked values, as they are in the file now', async () => {
    const source = await open(ROWS)
    const call = async (args: object) =>
      JSON.parse(String((await source.call(source.list()[0]!, { ...args }, CALL)).body))
    expect(await call({})).to.have.length(2)
    expect(await call({ old: true })).to.deep.equal([{ name: 'oak', height: 21.5, old: true }])
    writeFileSync(join(folder, 'trees.jsonl'), '{"name":"fir","old":true}\n')
    expect(await call({ old: true })).to.deep.equal([{ name: 'fir', old: true }])
  })

  it('says what is wrong with the file, with its line', async () => {
    const failed = await open('{"name":"oak"}\nno JSON\n').catch((error: Error) => error)
    expect(failed)
      .to.be.an('error')
      .with.property('message')
      .that.matches(/trees\.jsonl:2: this line is no JSON object/)
  })
})
