import { expect } from 'chai'
import { browserCommand } from '../../src/cli/browser-command.ts'
import type { CommandContext } from '../../src/cli/context.ts'
import type { LoadedSettings } from '../../src/config/load-settings.ts'

const context = (environment: NodeJS.ProcessEnv) =>
  ({ launcher: { command: 'node', args: ['--flag', 'agent.js'] }, environment }) as unknown as CommandContext
const project = (settingsFile?: string) => ({ stateFolder: '.agent', settingsFile }) as LoadedSettings

describe('the command of the browser service', () => {
  it('is this very program with this project’s settings and state', () => {
    const { command, args } = browserCommand(context({}), project('settings.toml'))
    expect([command, ...args].join(' ')).to.equal(
      'node --flag agent.js serve browser --state .agent --settings settings.toml',
    )
    expect(browserCommand(context({}), project()).args).to.not.include('--settings')
  })

  it('gets settings, and what a browser needs of the environment, but no secrets', () => {
    const { env } = browserCommand(
      context({
        AGENT_BROWSER_PATH: '/opt/chromium',
        AGENT_WEB_AUTOMATION: 'false',
        PLAYWRIGHT_BROWSERS_PATH: '/opt/browsers',
        DISPLAY: ':0',
        LC_ALL: 'C.UTF-8',
        AGENT_REGISTRY_ADMIN_KEY: 'secret',
        OPENAI_API_KEY: 'secret',
        CRM_TOKEN: 'secret',
        NODE_OPTIONS: '--inspect',
      }),
      project(),
    )
    expect(env).to.deep.equal({
      AGENT_BROWSER_PATH: '/opt/chromium',
      AGENT_WEB_AUTOMATION: 'false',
      PLAYWRIGHT_BROWSERS_PATH: '/opt/browsers',
      DISPLAY: ':0',
      LC_ALL: 'C.UTF-8',
    })
  })
})
