import { randomUUID } from 'node:crypto'

import { fastify } from 'fastify'
import { Pool } from 'pg'

// The reference for the benchmark of the API: the same answers from Fastify and pg alone, without sessions, rules, audit or
// limits.

const app = fastify()
const pool = new Pool({ connectionString: process.env.DATABASE_URL, max: 10 })

const COLUMNS = `job_id as "jobId", title, experience, location, department, type, description,
  created_at as "createdAt", updated_at as "updatedAt", version`

app.get('/careers', async ({ query }) => {
  const { page = 1, pageSize = 25 } = query
  const set = FILTERS.filter((name) => query[name] !== undefined)
  const where =
    set.length > 0
      ? `where ${set.map((name, index) => `${name} = any($${index + 1})`).join(' and ')}`
      : ''
  const values = set.map((name) => [query[name]].flat())
  const [{ rows: records }, counted] = await Promise.all([
    pool.query(
      `select ${COLUMNS} from careers ${where} order by updated_at desc, job_id desc
       limit $${set.length + 1} offset $${set.length + 2}`,
      [...values, pageSize, (page - 1) * pageSize],
    ),
    pool.query(`select count(*)::int as total from careers ${where}`, values),
  ])
  return { records, total: counted.rows[0].total }
})

const FILTERS = ['type', 'department', 'location']

app.get('/careers/:id', async ({ params }) => {
  const { rows } = await pool.query(`select ${COLUMNS} from careers where job_id = $1`, [params.id])
  return rows[0]
})

app.post('/careers', async ({ body }, reply) => {
  const { title, experience, location, department, type, description } = body
  const { rows } = await pool.query(
    `insert into careers (job_id, title, experience, location, department, type, description)
     values ($1, $2, $3, $4, $5, $6, $7) returning ${COLUMNS}`,
    [randomUUID(), title, experience, location, department, type, description],
  )
  reply.code(201)
  return rows[0]
})

const url = await app.listen({ port: Number(process.env.PORT) })
console.log(`Staff console: ${url}`)
