import { rateInTurns, take, timeInTurns, type Turn } from '../../measure.ts'
import { missingFigure, peerRate, peerTime, type Figure } from '../../report.ts'

/** Somebody who does the same as ours, once started. */
export interface Contender {
  name: string
  turn: Turn
  close(): Promise<void>
}

/** How to start one; the name is for one that does not start. */
export interface ContenderStart {
  name: string
  start: () => Promise<Contender>
}

/** Medians of a time and of a rate with 16 in flight. */
export interface Measured {
  time: number
  rate: number
}

/** Two that take turns: what disturbs the machine disturbs both. */
export async function measurePair(pair: [Turn, Turn], quick: boolean): Promise<[Measured, Measured]> {
  const times = await timeInTurns(pair, quick ? 200 : 3000, quick ? 2 : 8)
  const rates = await rateInTurns(pair, 16, quick ? 500 : 5000, quick ? 1 : 3, 4)
  return [0, 1].map(index => ({ time: times[index]!, rate: rates[index]! })) as [Measured, Measured]
}

/** Each contender with ours, in turns, the others not running: some keep the machine busy after their turn. */
export async function compareWith(ours: Turn, contenders: ContenderStart[], quick: boolean): Promise<Figure[]> {
  const times: Figure[] = []
  const rates: Figure[] = []
  const missing: Figure[] = []
  for (const { name, start } of contenders) {
    let contender: Contender | undefined
    try {
      contender = await start()
      await take(contender.turn)
      const [own, other] = await measurePair([ours, contender.turn], quick)
      times.push(peerTime(`${contender.name}, median`, other.time, own.time))
      rates.push(peerRate(`${contender.name}, 16 in flight`, other.rate, own.rate))
    } catch (error) {
      missing.push(missingFigure(name, error))
    } finally {
      await contender?.close()
    }
  }
  return [...times, ...rates, ...missing]
}
