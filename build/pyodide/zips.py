"""Zips whose members are stored as they are: smaller when compressed as a whole, and quick to import from."""

import io
import zipfile

# Zip members carry a date; with a fixed one, the same files give the same bytes (1980 is the earliest that zip knows).
STILL = (1980, 1, 1, 0, 0, 0)


def stored_zip(members: dict[str, bytes]) -> bytes:
    """A zip of these members in their order, with fixed dates and rights, so that equal members give equal bytes."""
    buffer = io.BytesIO()
    with zipfile.ZipFile(buffer, "w") as archive:
        store(archive, members)
    return buffer.getvalue()


def behind(first: bytes, members: dict[str, bytes]) -> bytes:
    """The bytes that, appended to a zip, make the two a zip of these members: those that the first holds already are
    not repeated."""
    buffer = io.BytesIO(first)
    with zipfile.ZipFile(buffer, "a") as archive:
        same = [info for info in archive.infolist() if members.get(info.filename) == archive.read(info)]
        archive.filelist[:] = same
        archive.NameToInfo = {info.filename: info for info in same}
        archive.start_dir = len(first)  # after the first one's directory, not over it
        store(archive, {name: content for name, content in members.items() if name not in archive.NameToInfo})
    return buffer.getvalue()[len(first) :]


def store(archive: zipfile.ZipFile, members: dict[str, bytes]) -> None:
    """Add members to a zip, uncompressed."""
    for name, content in members.items():
        info = zipfile.ZipInfo(name, STILL)
        info.external_attr = 0o644 << 16
        archive.writestr(info, content, compress_type=zipfile.ZIP_STORED)
