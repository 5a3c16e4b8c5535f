import { readFile } from 'node:fs/promises'
import { join } from 'node:path'

import { eq, inArray, lt, sql } from 'drizzle-orm'
import type { FastifyInstance } from 'fastify'

import type { Config } from '../../platform/config/config'
import type { Database, Db } from '../../platform/db/database'
import { hasHashedName, servedFilesBelow } from './builtFiles'
import { deployedFiles } from './deployedFiles.table'

/** A file of a build that another node has, or that was deployed before. */
export type DeployedFile = Pick<typeof deployedFiles.$inferSelect, 'bytes' | 'isBrotli'>

/** Finds a file of any build by its path; undefined if no node has had it lately. */
export type FindDeployedFile = (path: string) => Promise<DeployedFile | undefined>

/**
 * Stores the files of this node's build for the pages that browsers keep, and deletes those that no node has had for
 * `DEPLOYED_FILES_DAYS`. A node calls it at its start and once an hour.
 */
export async function keepDeployedFiles(
  db: Db,
  { consoleDir, deployedFilesDays }: Pick<Config, 'consoleDir' | 'deployedFilesDays'>,
  now: Date,
) {
  // Sorted, so that two nodes lock the rows in the same order.
  const paths = [...(await servedFilesBelow(consoleDir))].filter(hasHashedName).toSorted()
  if (paths.length === 0) return
  const known = await db
    .update(deployedFiles)
    .set({ deployedAt: now })
    .where(inArray(deployedFiles.path, paths))
    .returning({ path: deployedFiles.path })
  const stored = new Set(known.map(({ path }) => path))
  const added = paths.filter((path) => !stored.has(path))
  if (added.length > 0)
    await db
      .insert(deployedFiles)
      .values(await Promise.all(added.map((path) => readBuiltFile(consoleDir, path, now))))
      .onConflictDoUpdate({
        target: deployedFiles.path,
        set: { deployedAt: sql`excluded.deployed_at` },
      })
  const oldest = new Date(now.getTime() - deployedFilesDays * DAY)
  await db.delete(deployedFiles).where(lt(deployedFiles.deployedAt, oldest))
}

/** Calls `keepDeployedFiles` before the first page is sent. A node whose database takes no writes starts all the same. */
export async function keepFilesAtStart(
  { log }: Pick<FastifyInstance, 'log'>,
  { db, hasDiskSpace }: Pick<Database, 'db' | 'hasDiskSpace'>,
  config: Config,
) {
  try {
    if (await hasDiskSpace()) await keepDeployedFiles(db, config, new Date())
  } catch (error) {
    log.error({ err: error }, 'the files of the console could not be stored for the next build')
  }
}

/** Finds the files that `keepDeployedFiles` of any node has stored. */
export function findDeployedFile(db: Db): FindDeployedFile {
  return async (path) => {
    const [file] = await db
      .select({ bytes: deployedFiles.bytes, isBrotli: deployedFiles.isBrotli })
      .from(deployedFiles)
      .where(eq(deployedFiles.path, path))
    return file
  }
}

const DAY = 24 * 60 * 60_000

async function readBuiltFile(folder: string, path: string, deployedAt: Date) {
  const brotli = await readFile(join(folder, `${path}.br`)).catch(() => undefined)
  const bytes = brotli ?? (await readFile(join(folder, path)))
  return { path, bytes, isBrotli: brotli !== undefined, deployedAt }
}
