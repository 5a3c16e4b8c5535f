import type { FastifyInstance } from 'fastify'

import { loginRoutes } from '../identity/login/loginRoutes'
import { createCodeCheck } from '../identity/secondFactor/codeCheck'
import type { Config } from '../platform/config/config'
import type { Db } from '../platform/db/database'
import { createSecretBox } from '../platform/secrets/secretBox'
import { auditPeopleRoute } from './audit/auditPeopleRoute'
import { linkRoutes } from './links/linkRoutes'
import { passwordRoutes } from './links/passwordRoutes'
import { tellByMail } from './mails/queueMail'
import { ownFactorRoutes } from './secondFactor/ownFactorRoutes'
import { roleFactorRoutes } from './secondFactor/roleFactorRoutes'
import { userFactorRoutes } from './secondFactor/userFactorRoutes'
import { userRoutes } from './users/userRoutes'

/** The routes about people: how they log in, and what administrators do about the access of others. */
export function peopleRoutes(app: FastifyInstance, db: Db, config: Config) {
  const tell = tellByMail(config)
  const box = createSecretBox(config.secretsKey)
  loginRoutes(app, db, config, {
    acceptCode: createCodeCheck(db, box),
    onPasswordChanged: tell && ((tx, userId) => tell(tx, userId, 'password-changed')),
    onRecoveryCode: tell && ((tx, userId) => tell(tx, userId, 'recovery-code-used')),
  })
  auditPeopleRoute(app, db)
  userRoutes(app, db, config)
  linkRoutes(app, db, config)
  passwordRoutes(app, db, config)
  ownFactorRoutes(app, db, config, box)
  userFactorRoutes(app, db, config)
  roleFactorRoutes(app, db, config)
}
