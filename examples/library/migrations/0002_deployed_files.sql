CREATE TABLE "deployed_files" (
	"path" text PRIMARY KEY NOT NULL,
	"bytes" "bytea" NOT NULL,
	"is_brotli" boolean NOT NULL,
	"deployed_at" timestamp (3) with time zone NOT NULL
);
