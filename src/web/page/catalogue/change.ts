import { signal } from '@preact/signals'
import { request, type RequestOptions } from '../api/client.ts'

/** The admin key as it was typed: in the memory of this page only, gone with it. */
export const adminKey = signal('')

/** How many changes were made from this page: what is told of the server may be another one after each. */
export const changes = signal(0)

/** Sends a change of the catalogue, with the admin key when one was given. */
export const change = <T>(path: string, options: RequestOptions): Promise<T> =>
  request<T>(path, {
    ...options,
    headers: { ...options.headers, ...(adminKey.value && { authorization: `Bearer ${adminKey.value}` }) },
  }).finally(() => changes.value++)
