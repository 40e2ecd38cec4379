import { Agent, request } from 'undici'

/** One HTTP exchange to time. */
export interface Exchange {
  url: string
  /** A JSON body makes it a POST. */
  body?: unknown
}

/** What is timed: an HTTP exchange, or anything else that resolves when it is done and rejects when it failed. */
export type Turn = Exchange | (() => Promise<unknown>)

const dispatcher = new Agent({ connections: 64, pipelining: 1 })

/** Sends it and reads the whole answer; anything but 200 ends the benchmark. */
async function exchange({ url, body }: Exchange): Promise<void> {
  const answer = await request(url, {
    dispatcher,
    ...(body !== undefined && {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
    }),
  })
  const text = await answer.body.text()
  if (answer.statusCode !== 200) throw new Error(`${url} answered ${answer.statusCode}: ${text.slice(0, 300)}`)
}

/** Does it once. */
export const take = async (turn: Turn): Promise<unknown> =>
  typeof turn === 'function' ? await turn() : await exchange(turn)

/** The middle value. */
export function median(values: number[]): number {
  const sorted = values.toSorted((a, b) => a - b)
  const middle = sorted.length >> 1
  return sorted.length % 2 === 1 ? sorted[middle]! : (sorted[middle - 1]! + sorted[middle]!) / 2
}

/**
 * Median times in milliseconds of several exchanges, taken in turns: what disturbs the machine disturbs all of them.
 * A fifth of the rounds, at least one, warms up first. One that has used up its `seconds` sits out the other rounds:
 * a slow peer has fewer samples, not the whole run.
 */
export async function timeInTurns(turns: Turn[], rounds: number, seconds = Infinity): Promise<number[]> {
  const times: number[][] = turns.map(() => [])
  const used = turns.map(() => 0)
  for (let round = -Math.ceil(rounds / 5); round < rounds; round++) {
    for (const [index, one] of turns.entries()) {
      const isWarm = round >= 0
      if (used[index]! > seconds * 1000 * (isWarm ? 1 : 0.2)) continue
      const started = performance.now()
      await take(one)
      const time = performance.now() - started
      used[index] = used[index]! + time
      if (isWarm) times[index]!.push(time)
    }
    if (round === -1) used.fill(0)
  }
  return times.map(median)
}

/** Exchanges per second with `inFlight` of them under way, over `count` exchanges or as many as `seconds` allow. */
export async function measureRate(one: Turn, inFlight: number, count: number, seconds = Infinity): Promise<number> {
  let left = count
  let done = 0
  const started = performance.now()
  const worker = async () => {
    while (left-- > 0 && performance.now() - started < seconds * 1000) {
      await take(one)
      done++
    }
  }
  await Promise.all(Array.from({ length: inFlight }, worker))
  return done / ((performance.now() - started) / 1000)
}

/** Median rates of several exchanges, measured in turns after one unmeasured turn. */
export async function rateInTurns(turns: Turn[], inFlight: number, count: number, repeats: number, seconds = Infinity) {
  const rates: number[][] = turns.map(() => [])
  for (let repeat = -1; repeat < repeats; repeat++) {
    for (const [index, one] of turns.entries()) {
      const rate = await measureRate(one, inFlight, count, seconds)
      if (repeat >= 0) rates[index]!.push(rate)
    }
  }
  return rates.map(median)
}

/** Closes the connections. */
export const closeConnections = () => dispatcher.close()
