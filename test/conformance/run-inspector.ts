import { fileURLToPath } from 'node:url'
import { execa } from 'execa'
import { isObject, parseJson, type JsonObject } from '../../src/lib/json.ts'
import { startServerUnderTest } from './server.ts'

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url))
const INSPECTOR = here('node_modules/@modelcontextprotocol/inspector/clients/launcher/build/index.js')
const AGENT = here('../../bin/agent.js')

/** What the Inspector is asked, and what has to be in its answer. */
const QUESTIONS: { ask: string[]; expect: (answer: JsonObject) => boolean }[] = [
  { ask: ['--method', 'tools/list'], expect: ({ tools }) => namesOf(tools).includes('test_simple_text') },
  {
    ask: ['--method', 'tools/call', '--tool-name', 'test_simple_text'],
    expect: ({ content, isError }) => isError !== true && JSON.stringify(content).includes('simple text response'),
  },
  {
    ask: ['--method', 'tools/call', '--tool-name', 'test_image_content'],
    expect: ({ content }) => JSON.stringify(content).includes('image/png'),
  },
  {
    ask: ['--method', 'tools/call', '--tool-name', 'test_error_handling'],
    expect: ({ content, isError }) => isError === true && JSON.stringify(content).includes('intentionally'),
  },
  {
    ask: ['--method', 'resources/list'],
    expect: ({ resources }) => Array.isArray(resources) && resources.length === 2,
  },
  { ask: ['--method', 'prompts/list'], expect: ({ prompts }) => namesOf(prompts).includes('test_simple_prompt') },
]

/** Runs the MCP Inspector's command line against `/mcp` and against `agent mcp`. */
export async function runInspector(): Promise<{ passed: number; wrong: string[] }> {
  const server = await startServerUnderTest()
  const wrong: string[] = []
  let passed = 0
  try {
    const http = [server.url, '--transport', 'http']
    const stdio = [process.execPath, AGENT, 'mcp', '--url', server.url]
    for (const [place, target] of [
      ['/mcp', http],
      ['agent mcp', stdio],
    ] as const) {
      for (const { ask, expect } of QUESTIONS) {
        const run = await execa(process.execPath, [INSPECTOR, '--cli', ...target, ...ask], {
          reject: false,
          timeout: 60_000,
        })
        const answer = parseJson(run.stdout)
        if (isObject(answer) && expect(answer)) passed++
        else wrong.push(`inspector, ${place}, ${ask.join(' ')}: ${run.stdout.slice(0, 500)}${run.stderr.slice(0, 500)}`)
      }
    }
  } finally {
    await server.close()
  }
  console.log(`inspector: ${passed} of ${passed + wrong.length} answers are right`)
  return { passed, wrong }
}

const namesOf = (list: unknown): unknown[] => (Array.isArray(list) ? list.map(item => (item as JsonObject).name) : [])
