import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect } from 'chai'
import { createProject, type Project } from '../support/project.ts'
import {
  describeService,
  jsonResponse,
  startRecordingService,
  type RecordingService,
} from '../support/recording-service.ts'

describe('agent tools call', function () {
  this.timeout(60_000)
  let project: Project
  let service: RecordingService
  before(async () => {
    const strings = { type: 'array', items: { type: 'string' } }
    service = await startRecordingService(
      describeService({
        '/long': { get: { operationId: 'long', responses: jsonResponse() } },
        '/odd': { get: { operationId: 'odd', responses: jsonResponse(strings) } },
      }),
      ({ url }, res) =>
        void res
          .writeHead(200, { 'content-type': 'application/json' })
          .end(url === '/odd' ? '[1]' : JSON.stringify('x'.repeat(5000))),
    )
    project = await createProject('[registry]\nmax_result_bytes = 1024\n')
    writeFileSync(
      join(project.folder, 'mcp_servers.yaml'),
      `services:\n  - api: { url: "${service.url}/openapi.json" }\n`,
    )
    expect((await project.run(['start', 'registry'])).code).to.equal(0)
  })
  after(async () => {
    await project.remove()
    await service.close()
  })

  it('says on standard error that a result is cut, or other than declared, and prints it as it is [M17, S5]', async () => {
    const cut = await project.run(['tools', 'call', 'api_long'])
    expect([cut.code, (JSON.parse(cut.stdout) as { truncated: boolean }).truncated]).to.deep.equal([0, true])
    expect(cut.stderr).to.contain('longer than registry.max_result_bytes: this is its beginning')
    const odd = await project.run(['tools', 'call', 'api_odd'])
    expect([odd.code, JSON.parse(odd.stdout)]).to.deep.equal([0, [1]])
    expect(odd.stderr).to.contain('differs from what api_odd declares: /0 must be string')
  })
})
