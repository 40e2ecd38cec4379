import type { TaskEngine } from './open-engine.ts'
import type { Tasks, Told } from './open-tasks.ts'

export interface Episode {
  task: string
  seed: number
  utterance: string
  /** Between -1 and 1; 0 where the episode was not finished. */
  reward: number
  /** The reward is above nothing, as MiniWoB++ counts success. */
  success: boolean
  /** Done as it was asked for, ended otherwise (something wrong was pressed or sent), or not ended at all (declined, or out of time). */
  end: 'right' | 'wrong' | 'open'
  /** What the page says of the reward. */
  reason?: string
  /** What the engine answered. */
  said: string
  seconds: number
}

export interface RunOptions {
  task: string
  seed: number
  limit: number | undefined
  tasks: Tasks
  engine: TaskEngine
}

/** How long the page has after the last action to say that it is done, in milliseconds. */
const AFTERWARDS = 1_200

/** One episode: opens the page, hands its task to the engine as a message, and reads the reward when the engine is through. */
export async function runEpisode({ task, seed, limit, tasks, engine }: RunOptions): Promise<Episode> {
  const session = await engine.open(tasks.address(task, seed, limit))
  try {
    const first = await until(
      () => tasks.told(task, seed),
      told => told.utterance !== undefined || told.failed !== undefined,
      15_000,
    )
    if (first?.utterance === undefined)
      return {
        task,
        seed,
        utterance: '',
        reward: 0,
        success: false,
        end: 'open',
        said: '',
        reason: first?.failed ?? 'the page did not start',
        seconds: 0,
      }
    const start = performance.now()
    const aborts = new AbortController()
    const timer = setTimeout(() => aborts.abort(), (limit ?? 60) * 1000)
    const isDone = setInterval(() => tasks.told(task, seed)?.done && aborts.abort(), 50)
    const said = await session
      .ask(first.utterance, aborts.signal)
      .catch((error: unknown) => (aborts.signal.aborted ? '' : `error: ${String(error)}`))
    clearTimeout(timer)
    clearInterval(isDone)
    const seconds = (performance.now() - start) / 1000
    const isOutOfTime = limit !== undefined && seconds > limit - 1
    const last = await until(
      () => tasks.told(task, seed),
      told => told.done,
      AFTERWARDS,
    )
    const raw = last?.done ? last.raw : 0
    const reason = last?.done ? last.reason : 'the episode was not finished'
    return {
      task,
      seed,
      utterance: first.utterance,
      reward: raw,
      success: raw > 0,
      end: endOf(last, isOutOfTime),
      ...(reason !== undefined && { reason: String(reason) }),
      said,
      seconds,
    }
  } finally {
    await session.close()
  }
}

/** How an episode ended: the page's own end at its time limit is none. */
function endOf(told: Told | undefined, isOutOfTime: boolean): Episode['end'] {
  if (told?.done && told.raw > 0) return 'right'
  return !told?.done || isOutOfTime || told.reason === 'timed out' ? 'open' : 'wrong'
}

async function until(
  read: () => Told | undefined,
  holds: (told: Told) => boolean,
  milliseconds: number,
): Promise<Told | undefined> {
  const end = Date.now() + milliseconds
  for (;;) {
    const told = read()
    if ((told && holds(told)) || Date.now() >= end) return told
    await new Promise(resolve => setTimeout(resolve, 20))
  }
}
