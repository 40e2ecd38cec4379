import type { FlowOffer } from '../../contract/flow.ts'
import type { Said } from './work.ts'

/** Below this an answer is in doubt, and a saved flow is named in its text too. */
const IN_DOUBT = 0.5

/** The answer with a saved flow that is like the question: as data, and in words where there is no sure answer. */
export function withOffer(said: Said, offer: FlowOffer): Said {
  const isSure = !said.data.error && !said.pending && (said.confidence ?? 1) >= IN_DOUBT
  const text = `A saved flow is like this: ${offer.flow} (${offer.description}). To run it: POST /flows/${offer.flow}/run, or agent flows run ${offer.flow}.`
  return {
    ...said,
    data: { ...said.data, offer },
    response: isSure || said.pending ? said.response : `${said.response}\n\n${text}`,
  }
}
