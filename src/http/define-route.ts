import type { Request, Response } from 'express'
import type { z } from 'zod'
import type { Scope } from './access/scope.ts'

/** One answer that a route may give; `schema` and `example` go into the description. */
export interface RouteResponse {
  description: string
  schema?: z.ZodType
  example?: unknown
  contentType?: string
}

/** What a handler gets: validated input, the raw request and response, and a signal that a lost client aborts. */
export interface RouteInput<Params, Query, Body> {
  params: Params
  query: Query
  body: Body
  req: Request
  res: Response
  signal: AbortSignal
}

type Infer<T> = T extends z.ZodType ? z.infer<T> : undefined

/** A route as a value: it is mounted, validated and described from this one place. */
export interface Route<
  P extends z.ZodType | undefined = z.ZodType | undefined,
  Q extends z.ZodType | undefined = z.ZodType | undefined,
  B extends z.ZodType | undefined = z.ZodType | undefined,
> {
  method: 'get' | 'post' | 'put' | 'patch' | 'delete'
  /** In OpenAPI's writing: `/accounts/{account_id}`. */
  path: string
  operationId: string
  summary: string
  description?: string
  tags?: string[]
  params?: P
  query?: Q
  body?: B
  /** By status; the first 2xx is the status of a value that the handler returns. */
  responses: Record<number, RouteResponse>
  /** Left out of the description (pages, assets). */
  hidden?: boolean
  /**
   * What a key has to allow, where the server asks for one: reading needs `read` and everything else `call` unless this says
   * otherwise. Never less than that, but for what the server opens to everybody (`open`, which only describes it).
   */
  scope?: Scope | 'open'
  /** Looks at who asks, before the input is read; throws the answer's error. */
  authorise?: (input: Pick<RouteInput<unknown, unknown, unknown>, 'req' | 'res'>) => void
  handler: (input: RouteInput<Infer<P>, Infer<Q>, Infer<B>>) => unknown
}

/** Identity helper that infers the types of a route's input from its schemas. */
export function defineRoute<
  P extends z.ZodType | undefined = undefined,
  Q extends z.ZodType | undefined = undefined,
  B extends z.ZodType | undefined = undefined,
>(route: Route<P, Q, B>): Route {
  return route as unknown as Route
}
