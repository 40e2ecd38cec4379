/** What the model is told once when it goes wrong in one of these ways. */
export const NUDGES = {
  idle:
    'Note of the program: no tool was called. Figures and records must come from tools: ' +
    'call one now, or find one with search_tools. Only when the request needs no data (talk, writing), ' +
    'or no tool fits, answer again in full.',
  empty:
    'Note of the program: your turn was empty. Answer the request now from the results above, or call the tool that is missing.',
  thin:
    'Note of the program: your answer holds nothing of the results. Give the answer itself: ' +
    'the figures or names asked for. If that was the whole answer, say it again.',
  failed:
    'Note of the program: no call has succeeded yet. Correct the call or use another tool once more. If it cannot be done, say exactly what failed.',
  broken:
    'Note of the program: you wrote a call that cannot be read. Call the tool properly, with valid JSON, or answer in words.',
  last:
    'Note of the program: this is your last turn and there are no tools any more. ' +
    'Answer from the results above in a few sentences, and say what is missing.',
} as const
