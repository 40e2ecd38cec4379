import type { Turn } from '../../turn.ts'
import { LONGEST_REMARK } from '../limits.ts'
import { looksLikeCall } from './calls-in-text.ts'

/** Passes the answer on while it is written: never a call in text, nor a remark between two calls. */
export interface AnswerStream {
  /** A new turn of the model begins; nothing of it was passed on. */
  begin(isLikelyAnswer: boolean): void
  push(text: string): void
  /** Something of the answer is out already. */
  readonly hasPassed: boolean
  /** The answer is known: what of it was not passed on yet is. */
  finish(answer: string): void
}

/**
 * What a model writes is held back until it says something of the results (a figure, a name) or is long: remarks before a
 * call ("let me look that up") never get out. From then on every piece goes out as it comes.
 */
export function createAnswerStream(turn: Turn, isGrounded: (text: string) => boolean): AnswerStream {
  let passed = ''
  let text = ''
  let isOpen = false
  let mayOpen = false

  function send(piece: string): void {
    if (!piece) return
    passed += piece
    turn.emit('token', { text: piece })
  }

  return {
    get hasPassed() {
      return passed !== ''
    },
    begin(isLikelyAnswer) {
      text = ''
      isOpen = false
      mayOpen = isLikelyAnswer && passed === ''
    },
    push(piece) {
      text += piece
      if (isOpen) return send(piece)
      if (!mayOpen || looksLikeCall(text) || !(isGrounded(text) || text.length > LONGEST_REMARK)) return
      isOpen = true
      text = text.trimStart()
      send(text)
    },
    finish(answer) {
      if (answer.startsWith(passed)) send(answer.slice(passed.length))
    },
  }
}
