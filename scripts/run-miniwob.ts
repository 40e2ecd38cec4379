/**
 * Runs tasks of a MiniWoB++ copy (MINIWOB_HTML) with the built-in engine and no language model: how many of them it does, by
 * task and over all. See docs/browser.md.
 */
import { parseArgs } from 'node:util'
import { openTasks } from './miniwob/open-tasks.ts'
import { runEpisode, type Episode } from './miniwob/run-episode.ts'
import { openEngine } from './miniwob/open-engine.ts'
import { report } from './miniwob/report.ts'

const USAGE = `MINIWOB_HTML=FOLDER node scripts/run-miniwob.ts [options]

FOLDER is the html folder of a MiniWoB++ copy (it has core/ and miniwob/), or the one above it.

  --tasks A,B       names of tasks, or parts of names with *; without it all
  --seeds N         how many seeds each, 0 to N-1 (default 3); or a list: 1,5,9
  --time-limit S    seconds of an episode (default 60); "page": the limit that the task itself sets
  --json FILE       writes every episode and the sums as JSON
  --failures        prints what was asked and what was said of each failed episode
  --verbose         prints every episode`

const MARKS = { right: 'ok   ', wrong: 'WRONG', open: 'OPEN ' } as const

const fail = (message: string): never => {
  process.stderr.write(`${message}\n`)
  process.exit(2)
}

async function main(): Promise<void> {
  const { values } = readArguments()
  const folder = process.env['MINIWOB_HTML']
  if (!folder) return fail(`MINIWOB_HTML is not set.\n\n${USAGE}`)
  const tasks = await openTasks(folder, values.tasks?.split(',')).catch((error: Error) => fail(error.message))
  const seeds = readSeeds(values.seeds)
  const limit = values['time-limit'] === 'page' ? undefined : Number(values['time-limit'])
  if (limit !== undefined && !(limit > 0)) return fail('--time-limit takes seconds, or "page".')
  const engine = await openEngine()
  const episodes: Episode[] = []
  try {
    for (const task of tasks.names)
      for (const seed of seeds) {
        const episode = await runEpisode({ task, seed, limit, tasks, engine })
        episodes.push(episode)
        if (values.verbose || (values.failures && !episode.success))
          process.stdout.write(
            `${MARKS[episode.end]} ${task} ${seed}  ${episode.seconds.toFixed(1)} s  ${episode.utterance}\n     → ${episode.reason ?? ''} ${episode.said}\n`,
          )
      }
  } finally {
    await engine.close()
    await tasks.close()
  }
  await report(episodes, { limit, json: values.json, write: text => void process.stdout.write(text) })
}

function readArguments() {
  try {
    return parseArgs({
      options: {
        tasks: { type: 'string' },
        seeds: { type: 'string', default: '3' },
        'time-limit': { type: 'string', default: '60' },
        json: { type: 'string' },
        failures: { type: 'boolean', default: false },
        verbose: { type: 'boolean', default: false },
      },
    })
  } catch (error) {
    return fail(`${(error as Error).message}\n\n${USAGE}`)
  }
}

function readSeeds(given: string): number[] {
  if (/^\d+$/.test(given) && Number(given) > 0) return Array.from({ length: Number(given) }, (_, at) => at)
  const list = given.split(',').map(Number)
  if (list.every(seed => Number.isInteger(seed) && seed >= 0)) return list
  return fail('--seeds takes a number, or a list of numbers.')
}

await main()
