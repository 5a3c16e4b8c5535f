-- Descriptions become Markdown. What looks like a mark in the plain texts of today is escaped, so that each text reads as before.
CREATE FUNCTION escape_markdown(plain text) RETURNS text LANGUAGE sql IMMUTABLE AS $$
	SELECT regexp_replace(
		regexp_replace(
			regexp_replace(plain,
				-- Marks within a line: a backslash before a mark or the end of a line, *, `, ~, [, a tag, a character reference, and an underscore at the edge of a word.
				'(\\(?=[]!-/:-@[\\^_`{-~\r\n])|[*`~[]|<(?=[A-Za-z/!?])|&(?=#?[A-Za-z0-9]+;)|(?<![A-Za-z0-9])_|_(?![A-Za-z0-9]))',
				'\\\1', 'g'),
			-- Marks before a line: a heading, a quote, an item of a list, and a line that underlines a heading or divides a text.
			'(^|\r)([ \t]*)(#{1,6}(?=[ \t\r\n]|$)|>|[-+](?=[ \t\r\n]|$)|-(?=[- \t]*[\r\n])|-(?=[- \t]*$)|=(?==*[ \t]*[\r\n])|=(?==*[ \t]*$))',
			'\1\2\\\3', 'gn'),
		'(^|\r)([ \t]*[0-9]{1,9})([.)])(?=[ \t\r\n]|$)',
		'\1\2\\\3', 'gn')
$$;
--> statement-breakpoint
UPDATE "blogs" SET "description" = escape_markdown("description") WHERE "description" <> escape_markdown("description");
--> statement-breakpoint
UPDATE "careers" SET "description" = escape_markdown("description") WHERE "description" <> escape_markdown("description");
--> statement-breakpoint
UPDATE "services" SET "description_by" = escape_markdown("description_by") WHERE "description_by" <> escape_markdown("description_by");
--> statement-breakpoint
UPDATE "services_data" SET "description" = escape_markdown("description") WHERE "description" <> escape_markdown("description");
--> statement-breakpoint
-- What the site shows, and what is scheduled.
UPDATE "blogs_live" SET "description" = escape_markdown("description") WHERE "description" <> escape_markdown("description");
--> statement-breakpoint
UPDATE "careers_live" SET "description" = escape_markdown("description") WHERE "description" <> escape_markdown("description");
--> statement-breakpoint
UPDATE "services_live" SET "description_by" = escape_markdown("description_by") WHERE "description_by" <> escape_markdown("description_by");
--> statement-breakpoint
UPDATE "services_data_live" SET "description" = escape_markdown("description") WHERE "description" <> escape_markdown("description");
--> statement-breakpoint
-- The versions of the history.
UPDATE "revisions" SET "values" = "values" || jsonb_build_object('description', escape_markdown("values"->>'description'))
	WHERE "area" IN ('blogs', 'careers', 'services-data') AND "values"->>'description' <> escape_markdown("values"->>'description');
--> statement-breakpoint
UPDATE "revisions" SET "values" = "values" || jsonb_build_object('descriptionBy', escape_markdown("values"->>'descriptionBy'))
	WHERE "area" = 'services' AND "values"->>'descriptionBy' <> escape_markdown("values"->>'descriptionBy');
--> statement-breakpoint
-- The trash, with what the site showed of each record.
UPDATE "trash" SET "row" = "row" || jsonb_build_object('description', escape_markdown("row"->>'description'))
	WHERE "area" IN ('blogs', 'careers', 'services-data') AND "row"->>'description' <> escape_markdown("row"->>'description');
--> statement-breakpoint
UPDATE "trash" SET "row" = "row" || jsonb_build_object('description_by', escape_markdown("row"->>'description_by'))
	WHERE "area" = 'services' AND "row"->>'description_by' <> escape_markdown("row"->>'description_by');
--> statement-breakpoint
UPDATE "trash" SET "live" = (
	SELECT jsonb_agg(shown || jsonb_build_object('description', escape_markdown(shown->>'description')) ORDER BY place)
		FROM jsonb_array_elements("live") WITH ORDINALITY AS entries(shown, place)
) WHERE "area" IN ('blogs', 'careers', 'services-data') AND jsonb_array_length("live") > 0;
--> statement-breakpoint
UPDATE "trash" SET "live" = (
	SELECT jsonb_agg(shown || jsonb_build_object('description_by', escape_markdown(shown->>'description_by')) ORDER BY place)
		FROM jsonb_array_elements("live") WITH ORDINALITY AS entries(shown, place)
) WHERE "area" = 'services' AND jsonb_array_length("live") > 0;
--> statement-breakpoint
DROP FUNCTION escape_markdown(text);
