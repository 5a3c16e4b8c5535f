import { fastify } from 'fastify'
import { Pool } from 'pg'

// The reference for the benchmark of the palette: Fastify and pg alone, which read five records of each area whose title starts
// with the text from an index, without session, ranks, or parts of titles.

const app = fastify()
const pool = new Pool({ connectionString: process.env.DATABASE_URL, max: 10 })

const { rows: tables } = await pool.query(
  `select attrelid::regclass::text as name, (select attname from pg_attribute where attrelid = found.attrelid and attnum = 1) as id
   from pg_attribute as found join pg_class on oid = attrelid
   where attname = 'title_text' and relkind = 'r' order by 1`,
)
const statement = tables
  .map(
    ({ name, id }) => `(select '${name}' as area, ${id} as id, title_text as title from ${name}
      where title_text collate "C" >= $1 and title_text collate "C" < $1 || U&'\\+10FFFF'
      order by title_text collate "C" limit 5)`,
  )
  .join(' union all ')

app.get('/search', async ({ query }) => ({
  results: (await pool.query(statement, [query.q.toLowerCase()])).rows,
}))

const url = await app.listen({ port: Number(process.env.PORT) })
console.log(`Staff console: ${url}`)
