-- The numbers of accounts are encrypted by the first start after this: the key is not in the database. A code that was sent
-- before is of no use any more; its number goes at once.
ALTER TABLE "one_time_code" RENAME COLUMN "phone" TO "phone_hash";--> statement-breakpoint
UPDATE "one_time_code" SET "phone_hash" = '';--> statement-breakpoint
ALTER TABLE "account" DROP CONSTRAINT "account_phone_check";--> statement-breakpoint
DROP INDEX "account_phone_index";--> statement-breakpoint
DROP INDEX "one_time_code_phone_sent_at_index";--> statement-breakpoint
ALTER TABLE "account" ADD COLUMN "phone_hash" text;--> statement-breakpoint
CREATE INDEX "account_phone_hash_index" ON "account" USING btree ("phone_hash");--> statement-breakpoint
CREATE INDEX "one_time_code_phone_hash_sent_at_index" ON "one_time_code" USING btree ("phone_hash","sent_at");--> statement-breakpoint
ALTER TABLE "account" ADD CONSTRAINT "account_phone_hash_check" CHECK ((phone_hash is null) = (phone is null or phone ~ '^09[0-9]{9}$'));