import { tlsFilesOf } from '../config/tls-files.ts'
import { displayPath, type LoadedSettings } from '../config/load-settings.ts'
import { messageOf } from '../lib/errors.ts'
import type { CommandContext } from './context.ts'
import type { Finding } from './commands/doctor.ts'

/** Whether the certificate of `[server]` can be used, and for how long. */
export async function checkTls(context: CommandContext, project: LoadedSettings): Promise<Finding[]> {
  const { cert, key } = tlsFilesOf(project)
  if (cert === undefined || key === undefined) return []
  const { describeValidity, readCertificate } = await import('../http/tls/read-certificate.ts')
  const shown = displayPath(cert, context.cwd)
  try {
    const { leaf } = readCertificate({ cert, key })
    const validity = describeValidity(leaf)
    const until = new Date(leaf.validTo).toISOString().slice(0, 10)
    if (!validity) return [{ level: 'ok', what: `The certificate ${shown} holds until ${until}` }]
    return [
      {
        level: validity.isOver ? 'problem' : 'note',
        what: `The certificate ${shown} ${validity.what}`,
        next: 'Renew it in the same two files; running components take it up by themselves',
      },
    ]
  } catch (error) {
    return [{ level: 'problem', what: messageOf(error), next: 'Correct server.tls_cert and server.tls_key' }]
  }
}
