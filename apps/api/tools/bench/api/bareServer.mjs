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
  const [{ rows: records }, counted] = await Promise.all([
    pool.query(
      `select ${COLUMNS} from careers order by updated_at desc, job_id desc limit $1 offset $2`,
      [pageSize, (page - 1) * pageSize],
    ),
    pool.query('select count(*)::int as total from careers'),
  ])
  return { records, total: counted.rows[0].total }
})

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
