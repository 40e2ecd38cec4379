import type { Step } from '../contract.ts'
import type { Source } from './literals.ts'

/** What a form of the grammar is worth where it explains all words. */
export const SURE = 0.92

/** What was read of a part of a message. */
export interface Part {
  steps: Step[]
  unknown: string[]
}

/** How the requests inside of a condition or a loop are read. */
export type ReadSentence = (sentence: string, source: Source) => Part

export const joinParts = (parts: Part[]): Part => ({
  steps: parts.flatMap(part => part.steps),
  unknown: parts.flatMap(part => part.unknown),
})
