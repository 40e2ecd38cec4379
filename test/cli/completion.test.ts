import { spawnSync } from 'node:child_process'
import { expect } from 'chai'
import { collectChoices } from '../../src/cli/commands/completion.ts'
import { createProgram } from '../../src/cli/program.ts'
import { programCommand } from '../support/project.ts'

const hasShell = (shell: string) => spawnSync(shell, ['-c', 'exit 0']).status === 0

describe('shell completion', () => {
  it('knows every command and its options', () => {
    const choices = collectChoices(createProgram())
    expect(choices['']!.words).to.include.members([
      'start',
      'stop',
      'status',
      'mode',
      'config',
      'tools',
      'apis',
      'chat',
    ])
    expect(choices['']!.words).not.to.include('serve')
    expect(choices['start']!.words).to.include.members(['demo', 'demo_crm', 'api-registry'])
    expect(choices['tools list']!.options).to.include.members(['--type', '--app', '--json'])
  })

  it('completes in bash', function () {
    if (!hasShell('bash')) return this.skip()
    const [command, ...args] = programCommand()
    const script = spawnSync(command, [...args, 'completion', 'bash'], { encoding: 'utf8' }).stdout
    const complete = (line: string) => {
      const words = line.split(' ')
      const text = `${script}\nCOMP_WORDS=(${words.map(word => `"${word}"`).join(' ')}); COMP_CWORD=${words.length - 1}; _agent_complete; echo "\${COMPREPLY[@]}"`
      return spawnSync('bash', ['-c', text], { encoding: 'utf8' }).stdout.trim()
    }
    expect(complete('agent sta')).to.equal('start status')
    expect(complete('agent mode h')).to.equal('hybrid')
    expect(complete('agent start demo_')).to.equal('demo_crm')
    expect(complete('agent start --fore')).to.equal('--foreground')
  })

  for (const shell of ['zsh', 'fish'])
    it(`gives ${shell} a script that it can read`, function () {
      const [command, ...args] = programCommand()
      const { stdout, status } = spawnSync(command, [...args, 'completion', shell], { encoding: 'utf8' })
      expect(status).to.equal(0)
      expect(stdout).to.include('demo_crm')
      if (hasShell(shell)) expect(spawnSync(shell, ['-n', '-c', stdout]).status).to.equal(0)
    })
})
