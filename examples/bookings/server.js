// A small service of one file: the meeting rooms of an office and who booked them. Any Node from 18 up runs it:
//   node examples/bookings/server.js [port]
// It knows nothing of `agent`. What it offers stands in openapi.json beside it, which it serves at /openapi.json.
import { readFileSync } from 'node:fs'
import { createServer } from 'node:http'

const description = JSON.parse(readFileSync(new URL('openapi.json', import.meta.url), 'utf8'))

const rooms = [
  { id: 1, name: 'Aspen', floor: 1, seats: 4, has_screen: false },
  { id: 2, name: 'Birch', floor: 1, seats: 8, has_screen: true },
  { id: 3, name: 'Cedar', floor: 2, seats: 12, has_screen: true },
  { id: 4, name: 'Elm', floor: 3, seats: 30, has_screen: true },
]
const bookings = [
  {
    id: 1,
    room_id: 3,
    title: 'Budget review',
    organiser: 'Dana Whitfield',
    date: '2024-11-04',
    hours: 2,
    status: 'confirmed',
  },
  {
    id: 2,
    room_id: 3,
    title: 'Design workshop',
    organiser: 'Luis Ortega',
    date: '2024-11-05',
    hours: 6,
    status: 'confirmed',
  },
  {
    id: 3,
    room_id: 2,
    title: 'Job interview',
    organiser: 'Dana Whitfield',
    date: '2024-11-05',
    hours: 1,
    status: 'confirmed',
  },
  {
    id: 4,
    room_id: 4,
    title: 'All hands',
    organiser: 'Priya Nair',
    date: '2024-11-08',
    hours: 1.5,
    status: 'confirmed',
  },
  {
    id: 5,
    room_id: 1,
    title: 'Weekly check-in',
    organiser: 'Luis Ortega',
    date: '2024-11-11',
    hours: 0.5,
    status: 'cancelled',
  },
  {
    id: 6,
    room_id: 2,
    title: 'Release planning',
    organiser: 'Priya Nair',
    date: '2024-11-12',
    hours: 3,
    status: 'tentative',
  },
]

/** Answers by method and path; a parameter of the path is a group. */
const routes = [
  ['GET', /^\/rooms$/, () => [200, rooms]],
  ['GET', /^\/rooms\/(\d+)$/, (_body, _query, id) => found(rooms, id)],
  ['GET', /^\/bookings$/, (_body, query) => [200, bookings.filter(one => fits(one, query))]],
  ['GET', /^\/bookings\/(\d+)$/, (_body, _query, id) => found(bookings, id)],
  ['POST', /^\/bookings$/, body => book(body)],
  ['PATCH', /^\/bookings\/(\d+)$/, (body, _query, id) => change(Number(id), body)],
]

const found = (list, id) => {
  const one = list.find(record => record.id === Number(id))
  return one ? [200, one] : [404, { message: `There is no ${id}` }]
}

const fits = (booking, query) =>
  ['room_id', 'status'].every(key => !query.has(key) || String(booking[key]) === query.get(key))

function book({ room_id: room, title, organiser, date, hours = 1 }) {
  if (!rooms.some(one => one.id === room)) return [422, { message: `There is no room ${room}` }]
  if (!title || !organiser || !date) return [422, { message: 'title, organiser and date are needed' }]
  if (bookings.some(one => one.room_id === room && one.date === date && one.status !== 'cancelled'))
    return [409, { message: `The room is taken on ${date}` }]
  const booking = { id: bookings.length + 1, room_id: room, title, organiser, date, hours, status: 'confirmed' }
  bookings.push(booking)
  return [201, booking]
}

function change(id, fields) {
  const booking = bookings.find(one => one.id === id)
  if (!booking) return [404, { message: `There is no booking ${id}` }]
  for (const key of ['title', 'date', 'hours', 'status']) if (key in fields) booking[key] = fields[key]
  return [200, booking]
}

const server = createServer(async (request, response) => {
  const { pathname, searchParams } = new URL(request.url, 'http://localhost')
  let text = ''
  for await (const chunk of request) text += chunk
  const [status, answer] = answerOf(request.method, pathname, searchParams, text)
  response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(answer))
})

function answerOf(method, path, query, text) {
  if (path === '/openapi.json') return [200, description]
  for (const [verb, pattern, answer] of routes) {
    const match = pattern.exec(path)
    if (verb !== method || !match) continue
    try {
      return answer(text ? JSON.parse(text) : {}, query, ...match.slice(1))
    } catch {
      return [400, { message: 'The body is no JSON' }]
    }
  }
  return [404, { message: `Nothing is served at ${method} ${path}` }]
}

server.listen(Number(process.argv[2] ?? 9000), '127.0.0.1', () =>
  console.log(`Meeting rooms: http://127.0.0.1:${server.address().port}/openapi.json`),
)
