import { expect } from 'chai'
import { partOf, readText, type TextValue } from '../../../../src/agent/understand/calls/read-text.ts'

const NOW = new Date('2026-01-15T12:00:00')
const valuesOf = async (message: string) => (await readText(message, NOW)).values
const numbersOf = async (message: string) =>
  (await valuesOf(message)).flatMap(v => (v.kind === 'number' ? [[v.value, v.unit?.name]] : []))
const textsOf = async (message: string, kind: TextValue['kind']) =>
  (await valuesOf(message)).flatMap(v => (v.kind === kind ? [message.slice(v.start, v.end)] : []))

describe('reading the values of a text', () => {
  const numbers: [string, (number | string | undefined)[][]][] = [
    ['a hundred and twenty lamps', [[120, undefined]]],
    ['ten thousand five hundred', [[10500, undefined]]],
    ['two and a half hours', [[2.5, 'hour']]],
    ['half a million dollars', [[500000, 'USD']]],
    ['twenty-five chairs', [[25, undefined]]],
    [
      '1,250.50 and 1.5k',
      [
        [1250.5, undefined],
        [1500, undefined],
      ],
    ],
    ['$2.5M', [[2500000, 'USD']]],
    ['7%', [[7, '%']]],
    [
      'a 70kg crate at 9.8 m/s^2',
      [
        [70, 'kilogram'],
        [9.8, 'm/s^2'],
      ],
    ],
    ['1800 square feet', [[1800, 'square foot']]],
    ['8.99 x 10^9', [[8990000000, undefined]]],
    ['minus 5', [[-5, undefined]]],
    [
      'move to 2,3,4',
      [
        [2, undefined],
        [3, undefined],
        [4, undefined],
      ],
    ],
    ['a 2-bedroom flat', [[2, undefined]]],
    ['half an hour', [[0.5, 'hour']]],
    [
      'from -2 to 3',
      [
        [-2, undefined],
        [3, undefined],
      ],
    ],
    [
      '5 - 3',
      [
        [5, undefined],
        [3, undefined],
      ],
    ],
    ['7 meters/second^2', [[7, undefined]]],
    ['it starts from rest', [[0, undefined]]],
    ['for an hour and a half', [[1.5, 'hour']]],
    ['one and a half times as fast', [[1.5, undefined]]],
    ['one of them and a half-empty box', []],
    ['how much is that a month', []],
    ['a ferry that goes twice a week', [[2, undefined]]],
    ['rent it for a month', [[1, 'month']]],
    ['Do this:\n1. Open it', []],
  ]
  for (const [message, expected] of numbers)
    it(`reads the numbers of "${message}"`, async () => {
      expect(await numbersOf(message)).to.deep.equal(expected)
    })

  const texts: [string, TextValue['kind'], string[]][] = [
    ['write "good morning" to ann@example.com', 'quoted', ['"good morning"']],
    ['write "good morning" to ann@example.com', 'email', ['ann@example.com']],
    ['open https://example.com/a?b=1.', 'url', ['https://example.com/a?b=1']],
    ['copy ./notes/today.md', 'path', ['./notes/today.md']],
    ['item AB-1200 of my_project in version 1.2.3', 'code', ['AB-1200', 'my_project', '1.2.3']],
    ['play it in C# with 10♠ in hand', 'code', ['C#', '10♠']],
    ['show UUID AB1010CD of it', 'name', ['AB1010CD']],
    ['the integral of 3x^2 + 2', 'expression', ['3x^2 + 2']],
    ["I'm planning a trip. Second, I'm sure", 'name', []],
    ['find the films that Ann Miller directed in May', 'phrase', ['films']],
    ['in the same town', 'phrase', []],
    ['ticket No 4711 please', 'name', []],
    ['meet Ann B. Miller at the Bank of England', 'name', ['Ann B. Miller', 'Bank of England']],
    ['book a table for two', 'name', []],
    ['Thai places and two Mexican ones', 'phrase', ['Thai places']],
    ['at 6:30 PM', 'time', ['6:30 PM']],
    ['from half past six in the evening', 'date', ['half past six in the evening']],
    ['open from five to nine', 'time', []],
    ['ask the night shift about it', 'date', []],
    ['ask the night shift about it', 'phrase', ['night shift']],
  ]
  for (const [message, kind, expected] of texts)
    it(`reads ${kind} in "${message}"`, async () => {
      expect(await textsOf(message, kind)).to.deep.equal(expected)
    })

  it('reads times of day as people say them', async () => {
    const clocks = async (message: string) =>
      (await valuesOf(message)).flatMap(v => {
        const clock = v.kind === 'time' ? v : v.kind === 'date' ? v.moment : undefined
        return clock ? [`${clock.hour}:${clock.minute}`] : []
      })
    expect(await clocks('from half past six in the evening on')).to.deep.equal(['18:30'])
    expect(await clocks('at a quarter to nine in the morning')).to.deep.equal(['8:45'])
    expect(await clocks('at ten past twelve in the afternoon')).to.deep.equal(['12:10'])
    expect(await clocks('convert 5 to 9 and half of ten')).to.deep.equal([])
  })

  it('reads lists and tuples in brackets as JSON, with single quotes too', async () => {
    const read = await valuesOf("use [1, 2, 3], ['a', 'b'] and (4, 5)")
    expect(read.flatMap(v => (v.kind === 'json' ? [v.value] : []))).to.deep.equal([
      [1, 2, 3],
      ['a', 'b'],
      [4, 5],
    ])
  })

  it('reads coordinates with their sides', async () => {
    const [place] = await valuesOf('(33.4484 N, 112.0740 W)')
    expect(place).to.include({ kind: 'coordinates', latitude: 33.4484, longitude: -112.074 })
  })

  it('reads a day, with the year of the day beside it', async () => {
    const days = (await valuesOf('from 2023 April 4th to April 8th')).flatMap(v =>
      v.kind === 'date' ? [v.moment] : [],
    )
    expect(days.map(({ year, month, day }) => [year, month, day])).to.deep.equal([
      [2023, 4, 4],
      [2023, 4, 8],
    ])
  })

  it('counts from the day that the text says is today', async () => {
    const [day, ...more] = (await valuesOf('what happens tomorrow? Today is 2024-02-28')).filter(v => v.kind === 'date')
    expect(day).to.deep.include({ kind: 'date' })
    expect(day!.kind === 'date' && [day!.moment.year, day!.moment.month, day!.moment.day]).to.deep.equal([2024, 2, 29])
    expect(more).to.have.length(0)
  })

  it('joins items of like kind to a list', async () => {
    const lists = (await valuesOf('with 3, 5 and 10')).flatMap(v =>
      v.kind === 'list' ? [v.items.map(i => i.kind)] : [],
    )
    expect(lists[0]).to.deep.equal(['number', 'number', 'number'])
  })

  it('keeps the offsets of the message in a part of it', async () => {
    const read = await readText('add 2 lamps, then remove 7 chairs', NOW)
    const part = partOf(read, 13, read.end)
    expect(part.values.flatMap(v => (v.kind === 'number' ? [v.value] : []))).to.deep.equal([7])
    expect(part.words[0]).to.include({ text: 'then', start: 13 })
  })
})
