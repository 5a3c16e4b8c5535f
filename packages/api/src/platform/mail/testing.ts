import type { AddressInfo } from 'node:net'
import type { Readable } from 'node:stream'
import { buffer } from 'node:stream/consumers'

import PostalMime from 'postal-mime'
import { SMTPServer } from 'smtp-server'

/** A mail that has arrived. */
export interface ArrivedMail {
  to: string
  from: string
  subject: string
  text: string
  html: string
}

/** What a mail server does: it takes mails, refuses the receiver for good or for now, or hangs up. */
export type Reaction = 'takes' | 'refuses' | 'delays' | 'drops'

/** Starts a mail server on this machine and calls `onMail` for each mail that arrives. Port 0 takes a free one. */
export async function startMailServer(onMail: (mail: ArrivedMail) => void, port = 0) {
  let reaction: Reaction = 'takes'
  const server = new SMTPServer({
    authOptional: true,
    // It has no certificate.
    disabledCommands: ['STARTTLS'],
    onRcptTo: (_address, _session, done) => {
      if (reaction === 'takes') done()
      else if (reaction === 'drops') for (const connection of server.connections) connection.close()
      else done(REFUSALS[reaction])
    },
    onData: (stream, _session, done) => void take(stream, done),
  })
  async function take(stream: Readable, done: (error?: Error) => void) {
    try {
      onMail(await readMail(await buffer(stream)))
      done()
    } catch (error) {
      done(error as Error)
    }
  }

  // A client that hangs up is no error of the test.
  server.on('error', () => undefined)
  await new Promise<void>((resolve) => {
    server.listen(port, '127.0.0.1', resolve)
  })
  return {
    url: `smtp://127.0.0.1:${(server.server.address() as AddressInfo).port}`,
    react: (next: Reaction) => {
      reaction = next
    },
    close: () =>
      new Promise<void>((resolve) => {
        server.close(() => resolve())
      }),
  }
}

const REFUSALS = {
  refuses: Object.assign(new Error('No such mailbox'), { responseCode: 550 }),
  delays: Object.assign(new Error('Come back later'), { responseCode: 451 }),
}

async function readMail(bytes: Buffer): Promise<ArrivedMail> {
  const { to = [], from, subject = '', text = '', html = '' } = await PostalMime.parse(bytes)
  return {
    to: to.map(({ address }) => address).join(),
    from: from?.address ?? '',
    subject,
    text: text.trim(),
    html,
  }
}
