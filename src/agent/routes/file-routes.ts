import { createReadStream, statSync } from 'node:fs'
import { pipeline } from 'node:stream/promises'
import { z } from 'zod'
import { defineRoute, type Route } from '../../http/define-route.ts'
import { AgentError, notFound } from '../../lib/errors.ts'
import { findSessionFile } from '../../lib/browser-session.ts'

/** Pictures that the browser service takes: they alone are shown, everything else is saved. */
const SHOWN: Readonly<Record<string, string>> = {
  png: 'image/png',
  jpg: 'image/jpeg',
  jpeg: 'image/jpeg',
  webp: 'image/webp',
}

const FileParams = z.object({
  session_id: z.string().min(1).max(200).describe('As told in metadata.session_id'),
  name: z.string().min(1).max(255).describe('As told at the end of an address in data.files'),
})

export interface FileRoutesOptions {
  /** Where several servers share their conversations: whether this is one of them, whose files may be on another machine. */
  isElsewhere?: ((sessionId: string) => Promise<boolean>) | undefined
}

/** 410: the file of a conversation that is not on this machine. */
const fileElsewhere = (name: string) =>
  new AgentError(
    'GONE',
    410,
    `The file '${name}' is not on this machine. Screenshots and downloads stay on the machine whose browser made ` +
      'them; ask the agent server there, or have it made again.',
  )

/**
 * `/files`: screenshots and downloads of a session. They come from web pages: nothing in them may run here, and a browser
 * is not to guess what they are.
 */
export function fileRoutes(stateFolder: string, { isElsewhere }: FileRoutesOptions): Route[] {
  return [
    defineRoute({
      method: 'get',
      path: '/files/{session_id}/{name}',
      operationId: 'getFile',
      summary: 'A screenshot or a download of a conversation',
      tags: ['sessions'],
      params: FileParams,
      responses: {
        200: { description: 'The file', schema: z.string(), contentType: 'application/octet-stream' },
        404: { description: 'The conversation has no such file' },
        410: { description: 'It is not on this machine: files stay where the browser is that made them' },
      },
      handler: async ({ params: { session_id: session, name }, req, res }) => {
        const file = findSessionFile(stateFolder, session, name)
        if (file === undefined)
          throw (await isElsewhere?.(session))
            ? fileElsewhere(name)
            : notFound(`File '${name}' of session '${session}'`)
        const picture = SHOWN[/\.(\w+)$/.exec(name)?.[1]?.toLowerCase() ?? '']
        res.attachment(name)
        if (picture) res.set('content-disposition', res.get('content-disposition')!.replace(/^attachment/, 'inline'))
        res.set({
          'content-type': picture ?? 'application/octet-stream',
          'content-length': String(statSync(file).size),
          'content-security-policy': "sandbox; default-src 'none'",
          'x-content-type-options': 'nosniff',
          'cross-origin-resource-policy': 'same-origin',
          'referrer-policy': 'no-referrer',
          'cache-control': 'private, no-cache',
        })
        if (req.method === 'HEAD') return void res.end()
        // Whoever waits for the rest sees the connection break off; a client that went away wants nothing more.
        await pipeline(createReadStream(file), res).catch(() => undefined)
      },
    }),
  ]
}
