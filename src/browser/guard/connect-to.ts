import { connect, type Socket } from 'node:net'
import { messageOf } from '../../lib/errors.ts'

/** Milliseconds after which the next address is tried. */
const CONNECT_TIMEOUT = 10_000

/** A connection to the first of these addresses that takes one; nothing is looked up here. Rejects with the last reason. */
export async function connectTo(addresses: readonly string[], port: number): Promise<Socket> {
  let reason: unknown = new Error('there is no address')
  for (const address of addresses) {
    try {
      return await connectOnce(address, port)
    } catch (error) {
      reason = error
    }
  }
  throw reason
}

async function connectOnce(host: string, port: number): Promise<Socket> {
  const socket = connect({ host, port, timeout: CONNECT_TIMEOUT })
  return await new Promise((resolve, reject) => {
    socket.once('error', reject)
    socket.once('timeout', () => socket.destroy(Object.assign(new Error('timed out'), { code: 'ETIMEDOUT' })))
    socket.once('connect', () => {
      socket.removeListener('error', reject)
      socket.setTimeout(0)
      resolve(socket)
    })
  })
}

const REASONS: Record<string, string> = {
  ECONNREFUSED: 'nothing answers at this port',
  ETIMEDOUT: 'it gave no answer in time',
  EHOSTUNREACH: 'there is no way to its network',
  ENETUNREACH: 'there is no way to its network',
  ECONNRESET: 'the connection was broken off',
}

/** Why there is no connection, in words. */
export const whyNoConnection = (error: unknown): string =>
  REASONS[(error as NodeJS.ErrnoException).code ?? ''] ?? messageOf(error)
