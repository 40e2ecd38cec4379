import { expect } from 'chai'
import { reconnectMcp } from '../support/reconnect-mcp.ts'

describe('a local MCP server that is connected over and over', function () {
  this.timeout(120_000)

  it('leaves no process, no zombie and no handle, whether it is closed, killed or crashes [M5]', async function () {
    if (process.platform !== 'linux') return this.skip()
    const { processesLeft, handlesLeft } = await reconnectMcp(12)
    expect({ processesLeft, handlesLeft }).to.deep.equal({ processesLeft: 0, handlesLeft: 0 })
  })
})
