import { pathParameter, queryParameter } from '../openapi.ts'

const string = { type: 'string' }
const OK = { 200: { description: 'OK' } }
const GONE = { ...OK, 404: { description: 'Not Found' } }
const key = pathParameter('id', string)
const anyBody = { content: { 'application/json': { schema: { type: 'object' } } } }
const query = (...names: string[]) => names.map(name => queryParameter(name, string))

/** Escape rooms as a small Express application is described afterwards: paths and parameters, and not a word on what comes back. */
export const ESCAPEROOMS_DESCRIPTION = {
  openapi: '3.0.0',
  info: { title: 'lock-and-key-api', version: '0.3.1' },
  paths: {
    '/api/rooms': { get: { parameters: query('theme', 'difficulty'), responses: OK } },
    '/api/rooms/{id}': {
      get: { parameters: [key], responses: GONE },
      put: { parameters: [key], requestBody: anyBody, responses: GONE },
    },
    '/api/gamemasters': { get: { responses: OK } },
    '/api/gamemasters/{id}': { get: { parameters: [key], responses: GONE } },
    '/api/bookings': {
      get: { parameters: query('room', 'gamemaster', 'status'), responses: OK },
      post: { requestBody: anyBody, responses: { 201: { description: 'Created' } } },
    },
    '/api/bookings/{id}': {
      get: { parameters: [key], responses: GONE },
      delete: { parameters: [key], responses: { 204: { description: 'No Content' } } },
    },
  },
}
