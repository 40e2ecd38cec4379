import type { AnswerData } from '../../contract/chat.ts'
import type { TurnCancelled } from './turn-queue.ts'

/** What is said when a turn ends early. `writing`: an approved change was under way; `setting`: what limits the time. */
export function describeCancelled(
  reason: TurnCancelled['reason'],
  { writing, seconds, setting }: { writing: boolean; seconds: number; setting: string },
): { response: string; data: AnswerData } {
  const why = {
    stopped: 'Stopped.',
    gone: 'Stopped: the connection was closed.',
    closing: 'Stopped: the server is stopping.',
    lost: 'Stopped: the server was without its database for too long.',
    time: `Stopped: this took longer than ${seconds} seconds.`,
  }[reason]
  const next = writing
    ? 'The change had been approved and may have been made: look at the record before asking again.'
    : reason === 'time'
      ? `Ask for less at once, or raise the setting ${setting}.`
      : ''
  const response = next ? `${why} ${next}` : why
  return { response, data: { error: { code: reason === 'time' ? 'BUDGET' : 'CANCELLED', message: response } } }
}
