/** Messages that ask for nothing of any service. */
export type SmallTalk = 'greeting' | 'thanks' | 'farewell' | 'help' | 'praise' | 'wellbeing' | 'identity'

const WHOLE: [RegExp, SmallTalk][] = [
  [
    /^(hi|hello|hey|howdy|greetings|good (morning|afternoon|evening|day)|yo)( there| agent| everyone| again| are you there| you there| anyone there| anybody there)*$/,
    'greeting',
  ],
  [
    /^(hi|hello|hey|good (?:morning|afternoon|evening|day))?\s*(how are you|how is it going|how's it going|how do you do|what's up|whats up)( today| doing)?$/,
    'wellbeing',
  ],
  [
    /^(ok |okay |great |cool |nice |perfect |alright |got it )*(many )?(thanks|thank you|thx|ty|cheers|much appreciated)( (you|so|for|that|that's|thats|helps|helped|helping|this|was|is|it|really|very|super|so|helpful|great|useful|your|the|help|info|information|answer|all|again|indeed|perfect|awesome|nice|mate|agent|bye|goodbye|good|one|everything|work|job|and|a|lot|much|kind|of|too))*$/,
    'thanks',
  ],
  [
    /^(great|awesome|perfect|nice|cool|excellent|wonderful|well done|good job|ok|okay|got it|i see|alright|fine)( thanks| thank you| job| work)?$/,
    'praise',
  ],
  [
    /^(ok |okay |alright |bye |goodbye |thanks |thank you |thx )*(bye|bye bye|goodbye|see you|see you later|good night|have a (nice|good|great) (day|evening|weekend|one)|that's all|that is all)( (now|then|for|today|thanks|thank|you|everyone|all|agent|later|mate))*$/,
    'farewell',
  ],
  [
    /^(help|help me|what can you do( for me)?|what do you do|what can i ask( you)?|what can you help( me)? with|how can you help( me)?|what are you able to do|what (questions|things) can i ask( you)?|how do(es)? (you|this|it) work|how do i use (this|you)|what (data|tools|apis|services|applications|records) (do you (have|know)|are (there|available|registered)|can you (use|access)).{0,20}|what do you know( about)?|show me what you can do|what is available|examples?|(so )?what (kinds?|sorts?|types?) of (things|questions|stuff|information|data) (can|could|do) (you|i) (tell|answer|ask|know|help|show|do)( me| you| us| with)*( about( the| this| my| our)?( \w+){1,2})?)$/,
    'help',
  ],
  [
    /^(so )?(who|what) are you( exactly| anyway| then)?$|^are you (a )?(bot|robot|human|real|ai|person).{0,20}$|^what is your name$/,
    'identity',
  ],
]

/** Recognises small talk; only a message that is nothing else counts. */
export function readSmallTalk(message: string): SmallTalk | undefined {
  const plain = message
    .toLowerCase()
    .replace(/[’]/g, "'")
    .replace(/[^\p{L}\p{N}' ]+/gu, ' ')
    .replace(/\b(lol|haha|hehe|rofl|lmao)\b/g, ' ')
    .replace(/\b(please|so much|very much|a lot)\b/g, ' ')
    .replace(/\s+/g, ' ')
    .trim()
  return WHOLE.find(([pattern]) => pattern.test(plain))?.[1]
}
