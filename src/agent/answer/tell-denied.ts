import type { DeniedOrder } from '../understand/writes/denied-order.ts'

/** Says that nothing was done for a sentence that denies a change. */
export const tellDenied = ({ said, isRegretted }: DeniedOrder): string =>
  isRegretted
    ? `Nothing was changed: you say what should not have been ${said}, and ask for nothing. “Undo” takes back the last change of this conversation.`
    : `Nothing was changed: I took “${said}” for what is not to be done.`
