import { createContext } from 'preact'
import type { AnswerData } from '../../../contract/chat.ts'

/** The answer that figures are shown in. */
export const TracedAnswer = createContext<AnswerData | undefined>(undefined)
