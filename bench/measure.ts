import { Agent, request } from 'undici'

/** One HTTP exchange to time. */
export interface Exchange {
  url: string
  /** A JSON body makes it a POST. */
  body?: unknown
}

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

/** The middle value. */
export function median(values: number[]): number {
  const sorted = values.toSorted((a, b) => a - b)
  const middle = sorted.length >> 1
  return sorted.length % 2 === 1 ? sorted[middle]! : (sorted[middle - 1]! + sorted[middle]!) / 2
}

/**
 * Median times in milliseconds of several exchanges, taken in turns: what disturbs the machine disturbs all of them.
 * A fifth of the rounds, at least one, warms up first.
 */
export async function timeInTurns(exchanges: Exchange[], rounds: number): Promise<number[]> {
  const times: number[][] = exchanges.map(() => [])
  for (let round = -Math.ceil(rounds / 5); round < rounds; round++) {
    for (const [index, one] of exchanges.entries()) {
      const started = performance.now()
      await exchange(one)
      if (round >= 0) times[index]!.push(performance.now() - started)
    }
  }
  return times.map(median)
}

/** Exchanges per second with `inFlight` of them under way, over `count` exchanges. */
export async function measureRate(one: Exchange, inFlight: number, count: number): Promise<number> {
  let left = count
  const worker = async () => {
    while (left-- > 0) await exchange(one)
  }
  const started = performance.now()
  await Promise.all(Array.from({ length: inFlight }, worker))
  return count / ((performance.now() - started) / 1000)
}

/** Median rates of several exchanges, measured in turns after one unmeasured turn. */
export async function rateInTurns(exchanges: Exchange[], inFlight: number, count: number, turns: number) {
  const rates: number[][] = exchanges.map(() => [])
  for (let turn = -1; turn < turns; turn++) {
    for (const [index, one] of exchanges.entries()) {
      const rate = await measureRate(one, inFlight, count)
      if (turn >= 0) rates[index]!.push(rate)
    }
  }
  return rates.map(median)
}

/** Closes the connections. */
export const closeConnections = () => dispatcher.close()
