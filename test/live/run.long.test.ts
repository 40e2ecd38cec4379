import { execFile } from 'node:child_process'
import { join } from 'node:path'
import { expect } from 'chai'
import { startAimock, startRawEndpoint } from '../support/model-endpoints.ts'

/** What `npm run test:live` prints with these variables, and how it ends. */
async function run(environment: NodeJS.ProcessEnv, args: string[] = []): Promise<{ code: number; printed: string }> {
  const clean = Object.fromEntries(
    Object.entries(process.env).filter(([name]) => !/^(?:AGENT_|OLLAMA_|OPENAI_)/.test(name)),
  )
  return await new Promise(resolve => {
    const child = execFile(
      process.execPath,
      [join(import.meta.dirname, 'run.ts'), ...args],
      { env: { ...clean, ...environment } },
      (_error, stdout, stderr) => resolve({ code: child.exitCode ?? -1, printed: stdout + stderr }),
    )
  })
}

describe('npm run test:live', function () {
  this.timeout(60_000)

  it('says that it was skipped without a model', async () => {
    const { code, printed } = await run({})
    expect(printed).to.match(/^Skipped: no language model\. Set OLLAMA_HOST or OPENAI_BASE_URL/)
    expect(code).to.equal(0)
  })

  it('fails when the model cannot be used, and says why', async () => {
    const gone = await startRawEndpoint(() => undefined)
    await gone.close()
    const { code, printed } = await run({ OLLAMA_HOST: gone.url })
    expect(printed).to.contain(`Ollama is not running at ${gone.url}`)
    expect(code).to.equal(1)
  })

  it('asks the model and prints figures by category', async () => {
    const mock = await startAimock({ shown: { m: { capabilities: ['completion', 'tools'] } } })
    try {
      mock.on({ model: 'm' }, { content: 'I do not know.' })
      const { code, printed } = await run({ OLLAMA_HOST: mock.url }, [
        '--set',
        'a',
        '--category',
        'lookup',
        '--most',
        '1',
      ])
      expect(printed)
        .to.contain('m of Ollama')
        .and.to.match(/lookup +\d +1 /)
        .and.to.contain('tokens ')
      expect(code).to.equal(0)
    } finally {
      await mock.stop()
    }
  })
})
