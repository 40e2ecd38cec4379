import { connect, isIP, type LookupFunction, type Socket } from 'node:net'
import { messageOf } from '../../lib/errors.ts'

/** Milliseconds that a connection may take. */
const CONNECT_TIMEOUT = 10_000
/** Milliseconds after which the next address is tried beside the one that is silent (RFC 8305 § 5). */
const NEXT_AFTER = 250

/**
 * A connection to the first of these addresses that takes one, and to nothing else: they stand in for the look-up. Rejects
 * with the reason.
 */
export async function connectTo(addresses: readonly string[], port: number): Promise<Socket> {
  const judged = addresses.map(address => ({ address, family: isIP(address) }))
  const lookup: LookupFunction = (_hostname, { all }, callback) => {
    const [first] = judged
    if (!first) callback(new Error('there is no address'), '')
    else if (all) callback(null, judged)
    else callback(null, first.address, first.family)
  }
  const socket = connect({
    host: 'judged.invalid',
    port,
    lookup,
    autoSelectFamily: true,
    autoSelectFamilyAttemptTimeout: NEXT_AFTER,
    timeout: CONNECT_TIMEOUT,
  })
  return await new Promise((resolve, reject) => {
    socket.once('error', reject)
    socket.once('timeout', () => socket.destroy(Object.assign(new Error('timed out'), { code: 'ETIMEDOUT' })))
    socket.once('connect', () => {
      socket.removeListener('error', reject)
      socket.removeAllListeners('timeout')
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
