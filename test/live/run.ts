/**
 * Asks the question sets of a real language model and prints the figures by category:
 * `npm run test:live [-- --set a,b,c] [--engine model|auto] [--category name,...] [--most N] [--json FILE] [--verbose]`.
 * It runs where OLLAMA_HOST or OPENAI_BASE_URL says where the model is; AGENT_MODEL_NAME names it (without: the one that
 * the provider chooses), the other AGENT_MODEL_* variables hold as for the agent. Without either it is skipped.
 */
import { writeFileSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { openProvider } from '../../src/agent/model/open-provider.ts'
import { loadSettings } from '../../src/config/load-settings.ts'
import { Settings } from '../../src/config/settings.ts'
import type { ChatResponse } from '../../src/contract/chat.ts'
import type { QuestionResult } from '../evaluation/run/ask-questions.ts'
import { evaluate } from '../evaluation/run/evaluate.ts'
import { report, summarise } from '../evaluation/run/summarise.ts'

const { values: options } = parseArgs({
  options: {
    set: { type: 'string', default: 'a,b,c' },
    engine: { type: 'string', default: 'model' },
    category: { type: 'string' },
    most: { type: 'string' },
    json: { type: 'string' },
    verbose: { type: 'boolean', default: false },
  },
})

/** The settings of the agent under test: those of AGENT_MODEL_* variables, with the provider that the address stands for. */
function readSettings(environment: NodeJS.ProcessEnv): Settings | undefined {
  const provider = environment['OLLAMA_HOST'] ? 'ollama' : environment['OPENAI_BASE_URL'] ? 'openai' : undefined
  if (!provider) return undefined
  // No settings file: what stands in this project's has nothing to do with the model under test.
  const { settings } = loadSettings({ cwd: import.meta.dirname, environment })
  const { model } = settings
  if (model.provider === 'none') return undefined
  return Settings.parse({ model: { ...model, provider: model.provider === 'auto' ? provider : model.provider } })
}

const tokensOf = ({ turns }: QuestionResult) =>
  turns.reduce((sum, { reply }) => sum + ((reply as Partial<ChatResponse>).metadata?.tokens ?? 0), 0)

async function main(): Promise<number> {
  const { env: environment } = process
  const settings = readSettings(environment)
  if (!settings) {
    console.log(
      'Skipped: no language model. Set OLLAMA_HOST or OPENAI_BASE_URL, and AGENT_MODEL_NAME (docs/models.md).',
    )
    return 0
  }
  const provider = openProvider(settings.model, environment)!
  const state = await provider.probe()
  await provider.close()
  console.log(state.message)
  if (!state.reachable) return 1
  const results: QuestionResult[] = []
  for (const set of options.set.split(','))
    results.push(
      ...(
        await evaluate(set, {
          engine: options.engine === 'auto' ? 'auto' : 'model',
          timeout: (settings.model.answer_timeout + 10) * 1000,
          categories: options.category?.split(','),
          most: options.most === undefined ? undefined : Number(options.most),
          agent: { settings, environment },
          onDone: tell,
        })
      ).results,
    )
  const summary = summarise(results)
  const tokens = results.reduce((sum, result) => sum + tokensOf(result), 0)
  if (options.json) writeFileSync(options.json, JSON.stringify({ model: state, summary, results }, null, 2))
  console.log(`\n${report(summary)}\ntokens           ${Math.round(tokens / (results.length || 1))} a question`)
  return 0
}

function tell({ id, category, reason, turns }: QuestionResult): void {
  if (reason === undefined && !options.verbose) return
  console.log(`${reason === undefined ? 'OK  ' : 'MISS'} ${id} [${category}] ${reason ?? ''}`)
  for (const { ask, reply, milliseconds } of turns) {
    const said = (reply as Partial<ChatResponse>).response ?? String(reply)
    console.log(`     > ${ask}\n     < ${said.slice(0, 300)} (${milliseconds.toFixed(0)} ms)`)
  }
}

process.exitCode = await main()
