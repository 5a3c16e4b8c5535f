ALTER TABLE "answers" RENAME TO "idempotency_keys";--> statement-breakpoint
ALTER INDEX "answers_pkey" RENAME TO "idempotency_keys_pkey";--> statement-breakpoint
ALTER INDEX "answers_created_at" RENAME TO "idempotency_keys_created_at";--> statement-breakpoint
-- For nodes of the version before, while they are restarted one after the other. A later version drops it.
CREATE VIEW "answers" AS SELECT * FROM "idempotency_keys";
