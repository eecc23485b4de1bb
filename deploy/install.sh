#!/bin/sh
# Puts a server into an empty folder: deploy/install.sh <folder>
# What runs in production is the source as it is, its production dependencies, and the built app. The Dockerfile runs this
# script, and apps/server/test/operate/main.ts proves it as another user.
set -eu
# What is installed is no secret, and the server runs as a user of its own: a shell's strict umask would keep it out.
umask 022

source=$(CDPATH='' cd -- "$(dirname -- "$0")/.." && pwd)
target=${1:?usage: deploy/install.sh <folder>}
pnpm="npx --yes pnpm@12.21.0"

mkdir -p "$target"
[ -z "$(ls -A "$target")" ] || { echo "$target is not empty" >&2; exit 1; }
target=$(CDPATH='' cd -- "$target" && pwd)

# Half an installation must not be taken for a whole one, and the next try needs the folder empty.
trap '[ $? -eq 0 ] || find "$target" -mindepth 1 -delete' EXIT
trap 'exit 1' INT TERM

node -e 'process.exit(Number.parseInt(process.versions.node, 10) < 24 ? 1 : 0)' || { echo "Node 24 or later is needed; this is Node $(node --version)" >&2; exit 1; }

# The app, unless it is built already from these very sources: the server refuses one of others.
cd "$source"
sources=$(node scripts/tooling/version.mjs sources)
if ! grep -qs "\"sources\":\"$sources\"" apps/web/dist/version.json; then
  $pnpm install --frozen-lockfile --prefer-offline
  $pnpm --filter @mashq/web build
fi

# Every package.json, as the lock file names them; the source of what the server runs.
cd "$source"
cp package.json pnpm-lock.yaml pnpm-workspace.yaml "$target"
node scripts/tooling/version.mjs > "$target/version.json"
for folder in packages/* apps/* apps/*/bench; do
  [ -f "$folder/package.json" ] || continue
  mkdir -p "$target/$folder"
  cp "$folder/package.json" "$target/$folder"
done
for folder in packages/api packages/curriculum apps/server; do
  cp -R "$folder/src" "$target/$folder"
done
cp -R apps/server/bin "$target/apps/server"
# Of the kit the server needs what makes a school's colors, nothing that draws.
mkdir -p "$target/packages/ui/src"
cp -R packages/ui/src/theme "$target/packages/ui/src"
find "$target" -name '*.test.ts' -delete
mkdir -p "$target/apps/web"
cp -R apps/web/dist "$target/apps/web"
# By these the server reads the errors of browsers.
[ ! -d apps/web/source-maps ] || cp -R apps/web/source-maps "$target/apps/web"

cd "$target"
# Not what the kit draws with: of its packages the server needs none, and they would be half of the folder.
$pnpm install --prod --frozen-lockfile --prefer-offline --filter @mashq/server --filter @mashq/api --filter @mashq/curriculum
