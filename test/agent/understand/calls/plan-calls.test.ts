import { expect } from 'chai'
import { buildModel } from '../../../../src/agent/understand/entity-model/build-model.ts'
import { planCalls } from '../../../../src/agent/understand/calls/plan-calls.ts'
import { readText } from '../../../../src/agent/understand/calls/read-text.ts'
import { readSegment, segmentSteps } from '../../../../src/agent/understand/calls/read-segment.ts'
import { scoreTools } from '../../../../src/agent/understand/calls/score-tools.ts'
import { unquote } from '../../../../src/agent/understand/calls/split-calls.ts'
import { toRecord, type KitTool } from '../../support/tool-kit.ts'
import { catalogueOf } from '../../support/tool-record.ts'

const number = (description: string) => ({ type: 'number', description })
const integer = (description: string) => ({ type: 'integer', description })
const text = (description: string) => ({ type: 'string', description })

const tools: KitTool[] = [
  {
    name: 'cone_volume',
    description: 'Calculates the volume of a cone',
    properties: { radius: number('Radius of the base'), height: number('Height of the cone') },
  },
  {
    name: 'cube_root',
    description: 'Calculates the cube root of a number',
    properties: { value: number('The number to take the cube root of') },
  },
  {
    name: 'tide_table',
    description: 'Get the tides at a harbour on a day',
    properties: {
      harbour: text('Name of the harbour, e.g. Hamburg'),
      day: text('Day, in the format YYYY-MM-DD'),
      unit: { type: 'string', enum: ['metres', 'feet'], description: 'Unit of the heights' },
    },
    required: ['harbour'],
  },
  {
    name: 'team_points',
    description: 'Points that a hockey team won in a season',
    properties: { team: text('Name of the team'), season: integer('Year of the season') },
  },
  {
    name: 'variance',
    description: 'Calculates the variance of a list of numbers',
    properties: { numbers: { type: 'array', items: { type: 'number' }, description: 'The numbers' } },
  },
]
const model = buildModel(catalogueOf(tools.map(toRecord)))

/** The calls planned for a message, as [tool, arguments]. */
async function plan(message: string): Promise<[string, Record<string, unknown>][]> {
  const read = await readText(unquote(message), new Date(2026, 0, 15))
  const ranked = scoreTools(read, model).map(choice => choice.tool)
  return (await planCalls(read, ranked)).map(({ tool, args }) => [tool.name.replace('kit_', ''), args])
}

const cone = (radius: number, height: number): [string, Record<string, unknown>] => ['cone_volume', { radius, height }]
const root = (value: number): [string, Record<string, unknown>] => ['cube_root', { value }]
const tides = (harbour: string, more = {}): [string, Record<string, unknown>] => ['tide_table', { harbour, ...more }]
const points = (team: string, season: number): [string, Record<string, unknown>] => ['team_points', { team, season }]

describe('planCalls', () => {
  const one: [string, [string, Record<string, unknown>]][] = [
    ['What is the volume of a cone with radius 3 and height 7?', cone(3, 7)],
    ['I am filling paper cups. Each is a cone of radius 3 and of height 7. What is the volume of one?', cone(3, 7)],
    ['variance of 4, 8 and 15', ['variance', { numbers: [4, 8, 15] }]],
    ['the cube root of 27, please', root(27)],
    // The name of a tool is no value, nor is a count of what was named before.
    ["Use the function 'tide_table' to get the tides in Dover", tides('Dover')],
    // What is told before the question.
    ['You are a teacher with a set of shapes. What is the volume of a cone with radius 3 and height 7?', cone(3, 7)],
    ['For a cone with a radius of 3 and a height of 7, what is the volume?', cone(3, 7)],
  ]
  for (const [message, call] of one)
    it(`makes one call of “${message}”`, async () => expect(await plan(message)).to.deep.equal([call]))

  const several: [string, [string, Record<string, unknown>][]][] = [
    ['cube root of 8, 27 and 64', [root(8), root(27), root(64)]],
    ['What is the cube root of 8? And what is the cube root of 27?', [root(8), root(27)]],
    ['tides in Dover and Calais in feet', [tides('Dover', { unit: 'feet' }), tides('Calais', { unit: 'feet' })]],
    [
      'volume of two cones, one with radius 3 and height 7, and another with radius 4 and height 9',
      [cone(3, 7), cone(4, 9)],
    ],
    [
      'The first cone has a radius of 3 and a height of 7. The second cone has a radius of 4 and a height of 9. What are their volumes?',
      [cone(3, 7), cone(4, 9)],
    ],
    ['volume of a cone with radius 3 and height 7, then do the same with height 9', [cone(3, 7), cone(3, 9)]],
    [
      'How many points did Falcons and Ravens win in the seasons 2019 and 2021, respectively?',
      [points('Falcons', 2019), points('Ravens', 2021)],
    ],
    [
      'points of the Falcons and the Ravens in the seasons 2019 and 2021, in that order',
      [points('Falcons', 2019), points('Ravens', 2021)],
    ],
    ['What is the cube root of 8? Also, find the volume of a cone with radius 3 and height 7.', [root(8), cone(3, 7)]],
    [
      'volume of a cone with radius 3 and height 7 and of another one with height 9 and the same radius',
      [cone(3, 7), cone(3, 9)],
    ],
    [
      "Get the tides in Dover. Then I'm curious about the tides in Calais. Show both of them in feet.",
      [tides('Dover', { unit: 'feet' }), tides('Calais', { unit: 'feet' })],
    ],
    [
      'Two cones, please:\n1. The first has a radius of 3 and a height of 7.\n2. The second has a radius of 4 and a height of 9.',
      [cone(3, 7), cone(4, 9)],
    ],
    ['variance of 4, 8 and 15, and the cube root of 27', [['variance', { numbers: [4, 8, 15] }], root(27)]],
    [
      'What are the tides in Dover in metres, and how would the table look if we use feet instead?',
      [tides('Dover', { unit: 'metres' }), tides('Dover', { unit: 'feet' })],
    ],
    [
      'Get the tides in Dover and then in Calais. Give me their heights in feet.',
      [tides('Dover', { unit: 'feet' }), tides('Calais', { unit: 'feet' })],
    ],
    [
      'How are the metres and feet of the tides in Dover and Calais respectively?',
      [tides('Dover', { unit: 'metres' }), tides('Calais', { unit: 'feet' })],
    ],
    [
      'Show the tides in feet from the harbour of Dover, and then of Calais, in both metres and feet',
      ['Dover', 'Calais'].flatMap(harbour => ['metres', 'feet'].map(unit => tides(harbour, { unit }))),
    ],
  ]
  for (const [message, calls] of several)
    it(`makes ${calls.length} calls of “${message}”`, async () =>
      expect(await plan(message)).to.have.deep.members(calls))

  it('lets every item of one list meet every item of another', async () => {
    const calls = await plan('points of the Falcons and the Ravens in the seasons 2019 and 2021')
    expect(calls).to.have.deep.members([
      points('Falcons', 2019),
      points('Falcons', 2021),
      points('Ravens', 2019),
      points('Ravens', 2021),
    ])
  })

  it('takes names with only a comma between them for one place', async () => {
    const calls = await plan('Show me the tides at Blue Pier, Harbour Quarter on 2024-05-01')
    expect(calls).to.have.length(1)
  })

  it('gives every call what is said behind the last one', async () => {
    const calls = await plan('Get the tides at Dover and also at Hull, in feet')
    expect(calls).to.deep.equal([tides('Dover', { unit: 'feet' }), tides('Hull', { unit: 'feet' })])
  })

  it('makes a call for each of the allowed values that stand side by side', async () => {
    expect(await plan('Get the tides at Dover in both metres and feet')).to.deep.equal([
      tides('Dover', { unit: 'metres' }),
      tides('Dover', { unit: 'feet' }),
    ])
  })

  it('pauses before every further reading of a stretch, and comes to the same', async () => {
    const read = await readText('cube root of 8, 27 and 64', new Date(2026, 0, 15))
    const tool = model.tools.get('kit_cube_root')!
    const steps = segmentSteps(read, tool)
    let pauses = 0
    let step = steps.next()
    for (; !step.done; step = steps.next()) pauses++
    expect(pauses).to.be.greaterThan(2)
    expect(step.value.calls.map(call => call.args)).to.deep.equal(readSegment(read, tool).calls.map(call => call.args))
  })

  it('looks into a list once, however many parts of the message have it, and sees the same in a long one', async () => {
    const asked = 'get the cube root of 8, 27 and 64'
    const told = 'The crew has been out for eleven weeks and is looking forward to the harbour. '.repeat(8)
    const tool = model.tools.get('kit_cube_root')!
    for (const message of [asked, `${told}Please ${asked}. ${told}`]) {
      const read = await readText(message, new Date(2026, 0, 15))
      const pausesOf = () => [...segmentSteps(read, tool)].length
      expect(pausesOf()).to.be.greaterThan(pausesOf())
      expect(
        readSegment(read, tool)
          .expand?.()
          .map(call => call.args.value),
      ).to.deep.equal([8, 27, 64])
    }
  })

  it('makes no call twice', async () => {
    expect(await plan('What is the cube root of 8? And what is the cube root of 8?')).to.deep.equal([root(8)])
  })

  it('says what no part of the message gives', async () => {
    const read = await readText('volume of a cone with radius 3', new Date())
    const calls = await planCalls(read, [model.tools.get('kit_cone_volume')!])
    expect(calls.map(call => call.missing.map(p => p.name))).to.deep.equal([['height']])
  })
})
