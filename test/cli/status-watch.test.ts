import { expect } from 'chai'
import { eraseLines } from '../../src/cli/commands/status.ts'
import { createProject, waitFor } from '../support/project.ts'

describe('agent status --watch', () => {
  it('goes up as many rows as the terminal needed for the lines', () => {
    expect(eraseLines([])).to.equal('')
    expect(eraseLines(['one', 'two'], 80)).to.equal('\u001b[2A\u001b[J')
    expect(eraseLines(['x'.repeat(81), '', 'y'.repeat(80)], 80)).to.equal('\u001b[4A\u001b[J')
  })

  it('prints the first list and then a line for each change into a pipe, and ends with Ctrl+C', async () => {
    const project = await createProject('[supervision]\nenabled = false\n')
    try {
      const running = project.spawn(['status', 'territory', '--watch'])
      const lines = () => running.printed().trim().split('\n')
      await waitFor('the first list', () => running.printed().endsWith('\n'))
      await project.run(['start', 'territory'])
      await waitFor('a change', () => lines().length > 1)
      expect(await running.end('SIGINT')).to.equal(0)
      expect(lines().map(line => line.replace(/^\S+ (\S+) +(.*?)( \(.*)?$/, '$1 $2'))).to.deep.equal([
        '❌ Territory API: Stopped',
        '✅ Territory API: Running',
      ])
    } finally {
      await project.remove()
    }
  })
})
