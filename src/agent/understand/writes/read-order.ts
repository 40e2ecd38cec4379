import { type Message, readMessage } from '../requests/read-message.ts'

/** Verbs of keeping what has happened. */
const HAS_HAPPENED = /^\W*(?:log|record|report|note|enter)\b/i

/** Reads an order: what it asks for is to come, unless it only keeps what has happened. */
export const readOrder = (text: string, now: Date): Message => readMessage(text, now, !HAS_HAPPENED.test(text))
