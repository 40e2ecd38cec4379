import { z } from 'zod'
import { createHttpApp } from '../../http/create-http-app.ts'
import { defineRoute } from '../../http/define-route.ts'
import { healthRoute } from '../../http/health-route.ts'
import { VERSION } from '../../lib/version.ts'
import type { CreateDemo } from '../demo.ts'

const HARBOURS = ['Brest', 'Hamburg', 'Lisbon'] as const

const Tide = z
  .object({
    id: z.int().describe('Identifier'),
    harbour: z.enum(HARBOURS).describe('Harbour'),
    date: z.iso.date().describe('Day'),
    height: z.number().describe('Height of the high water in metres'),
  })
  .meta({ id: 'Tide', description: 'A high water' })
type Tide = z.infer<typeof Tide>

/** A week of high waters of three harbours, the same at every start. */
const TIDES: Tide[] = HARBOURS.flatMap((harbour, place) =>
  Array.from({ length: 7 }, (_, day) => ({
    id: place * 7 + day + 1,
    harbour,
    date: `2024-11-0${day + 1}`,
    height: ([61, 34, 29][place]! + ((day * 3) % 7)) / 10,
  })),
)

const tidesRoute = defineRoute({
  method: 'get',
  path: '/tides',
  operationId: 'listTides',
  summary: 'List high waters, all of them or those of a harbour',
  tags: ['tides'],
  query: z.object({ harbour: z.enum(HARBOURS).optional().describe('Only those of this harbour') }),
  responses: { 200: { description: 'The high waters', schema: z.array(Tide) } },
  handler: ({ query }) => TIDES.filter(({ harbour }) => query.harbour === undefined || harbour === query.harbour),
})

/** The demo API `tides`: high waters, read-only. Routes are validated and described by what they are made of. */
export const create: CreateDemo = ({ logger }) => ({
  app: createHttpApp({
    title: 'Tides API',
    description: 'High waters of three harbours.',
    version: VERSION,
    tags: [{ name: 'tides', description: 'High waters' }],
    routes: [tidesRoute, healthRoute()],
    logger,
  }),
  close: () => undefined,
})
